import { LOGO_SIZE, logoFile } from 'brand/logo.ts'
import { palette } from 'brand/palette.ts'
import sharp from 'sharp'
import { cached } from './image-cache.ts'

// Phones cut a maskable icon to a shape of their own, which always contains a circle 80% as wide
// (https://www.w3.org/TR/appmanifest/#icon-masks). The apple-touch-icon has no transparency.
// biome-ignore format: a table
export const icons = [
  { file: 'apple-touch-icon.png',   size: 180, logo: 0.84, ground: palette.paper },
  { file: 'icon-192.png',           size: 192, logo: 1,    ground: null },
  { file: 'icon-512.png',           size: 512, logo: 1,    ground: null },
  { file: 'icon-maskable-512.png',  size: 512, logo: 0.76, ground: palette.paper },
] as const

/** Search engines, feed readers and old browsers ask for /favicon.ico; no page names this icon. */
export const favicon = { size: 32, logo: 1, ground: null }

type Icon = { size: number; logo: number; ground: string | null }

/** A PNG of `size` pixels; `logo` is the logo's fraction of the width. */
export function iconImage({ size, logo, ground }: Icon): Promise<Buffer> {
  const logoSize = Math.round(size * logo)
  const edge = Math.floor((size - logoSize) / 2)
  const rest = size - logoSize - edge
  const background = ground ?? 'transparent'
  return cached(['icon', logoFile, `${size} ${logo} ${ground}`], async () => {
    // Rasterised at its final size: at a density of 72, an SVG unit is a pixel.
    const image = sharp(Buffer.from(logoFile), { density: (72 * logoSize) / LOGO_SIZE })
      .resize(logoSize, logoSize)
      .extend({ top: edge, left: edge, bottom: rest, right: rest, background })
    return (ground ? image.flatten({ background: ground }) : image).png({ effort: 10 }).toBuffer()
  })
}

/** An .ico file with one PNG: https://en.wikipedia.org/wiki/ICO_(file_format)#File_structure */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // the number of images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
