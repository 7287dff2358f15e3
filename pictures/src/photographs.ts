// Photographs of the agency, which replace drawn pictures of the same name (photographs/README.md).

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictures } from 'content/pictures.ts'
import sharp from 'sharp'
import { withinWeight } from './fit-into-bytes.ts'
import { cached } from './image-cache.ts'

export const photographFolder = fileURLToPath(new URL('../photographs/', import.meta.url))

export const WIDTHS = [480, 800, 1200, 1600]
const MOST_BYTES = 60_000

/** The files of the folder by picture name. */
export function photographsIn(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(folder)) {
    const name = /^(.+)\.(?:jpe?g|png|webp|avif)$/i.exec(file)?.[1]
    if (/\.(heic|heif|tiff?|gif)$/i.test(file)) {
      throw new Error(`${file}: save the photograph as jpg, png, webp or avif`)
    }
    if (!name) {
      if (/^(README\.md|\..*)$/.test(file)) continue
      throw new Error(`${file}: end the photograph's name in .jpg, .png, .webp or .avif`)
    }
    if (!(name in pictures)) {
      throw new Error(
        `${file} replaces no picture. Name it like a picture of a tour's file, in small letters`,
      )
    }
    if (found.has(name)) throw new Error(`${file}: there is another photograph of that name`)
    found.set(name, join(folder, file))
  }
  return found
}

type Rendition = { width: number; source: Buffer }

/** A photograph, cropped to 3:2, in each of WIDTHS that does not enlarge it and whose file fits into MOST_BYTES. */
export async function renditionsOf(file: string): Promise<Rendition[]> {
  const bytes = readFileSync(file)
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const widths = WIDTHS.filter((each) => each <= width && heightOf(each) <= height)
  if (widths.length === 0) throw new Error(`${file} is too small: below 480 × 320 pixels`)
  const made = await Promise.all(
    widths.map(async (each) => ({ width: each, source: await rendition(bytes, each) })),
  )
  const light = made.filter(({ source }) => source.length > 0)
  if (light.length === 0) throw new Error(`${file} cannot be made as light as ${MOST_BYTES} bytes`)
  return light
}

/** A WebP of one width; empty when no quality is within the limit. The page then offers only the other widths. */
function rendition(bytes: Buffer, width: number): Promise<Buffer> {
  return cached(['photograph', bytes, `${width} ${MOST_BYTES}`], async () => {
    const image = sharp(bytes)
      .autoOrient()
      .resize(width, heightOf(width), { fit: 'cover', position: 'attention' })
    const made = await withinWeight(MOST_BYTES, (quality) =>
      image.clone().webp({ quality, effort: 5 }).toBuffer(),
    )
    return made ?? Buffer.alloc(0)
  })
}

const heightOf = (width: number) => Math.round((width * 2) / 3)
