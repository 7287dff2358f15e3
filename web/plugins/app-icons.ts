import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { cached } from './cache.ts'

const logo = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8')

/** Behind the logo where a phone cuts its own shape out of the icon, or knows no transparency. */
const PAPER = '#fbf6ec'

// A phone may cut off all but a circle of 80% of a maskable icon; the logo is a circle itself.
// biome-ignore format: a table
export const icons = [
  { file: 'apple-touch-icon.png',   size: 180, logo: 0.84, ground: PAPER },
  { file: 'icon-192.png',           size: 192, logo: 1,    ground: null },
  { file: 'icon-512.png',           size: 512, logo: 1,    ground: null },
  { file: 'icon-maskable-512.png',  size: 512, logo: 0.76, ground: PAPER },
] as const

/** The logo as the pixel images that phones ask for; index.html and the manifest name them. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const icon of icons) {
        this.emitFile({ type: 'asset', fileName: icon.file, source: await iconImage(icon) })
      }
    },
  }
}

type Icon = (typeof icons)[number]

export function iconImage({ size, logo: part, ground }: Icon): Promise<Buffer> {
  const drawn = Math.round(size * part)
  const edge = Math.floor((size - drawn) / 2)
  const background = ground ?? 'transparent'
  return cached(['icon', logo, `${size} ${part} ${ground}`], async () => {
    const { default: sharp } = await import('sharp')
    // Drawn as large as it is shown: 72 dots an inch make 40 pixels of it.
    const image = sharp(Buffer.from(logo), { density: (72 * drawn) / 40 })
      .resize(drawn, drawn)
      .extend({
        top: edge,
        left: edge,
        bottom: size - drawn - edge,
        right: size - drawn - edge,
        background,
      })
    return (ground ? image.flatten({ background: ground }) : image).png({ effort: 10 }).toBuffer()
  })
}
