import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { drawPicture } from '../src/art/picture-file.ts'
import { CARD_HEIGHT, CARD_WIDTH } from '../src/head/card-size.ts'
import type { Card } from '../src/head/cards.ts'
import { cached } from './cache.ts'
import { bandOf } from './card-image.ts'
import { photographsIn } from './photographs.ts'
import { withinWeight } from './within-weight.ts'

/** Pictures have the proportions 3:2; of the height that is cut off, 55% is cut at the top. */
const PICTURE_HEIGHT = 800
const ABOVE = 0.55
const MOST_BYTES = 120_000

/** Builds the cards of head/cards.ts: 1200 × 630 pixels, a picture above the title and the brand. */
export function socialCards(folder: string, brand: string): Plugin {
  return {
    name: 'social-cards',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const photographs = photographsIn(folder)
      const cards = await allCards()
      for (const card of cards) {
        const source = await cardImage(card, brand, photographs.get(card.picture))
        this.emitFile({ type: 'asset', fileName: card.file, source })
      }
    },
  }
}

/** Imported here and not above, so that the configuration does not bundle the routes and all content. */
async function allCards(): Promise<readonly Card[]> {
  const file = fileURLToPath(new URL('../src/head/cards.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('../src/head/cards.ts')>(file, {
    configFile: false,
    logLevel: 'error',
  })
  return module.cards
}

/** The card as a JPEG; a photograph replaces the drawn picture. */
export function cardImage(
  { title, picture }: Card,
  brand: string,
  photograph?: string,
): Promise<Buffer> {
  const { svg, top } = bandOf(title, brand)
  const source = photograph ? readFileSync(photograph) : Buffer.from(drawPicture(picture))
  return cached(['card', source, svg], async () => {
    const { default: sharp } = await import('sharp')
    const hidden = PICTURE_HEIGHT - top
    const above = Math.min(Math.round(hidden * ABOVE), PICTURE_HEIGHT - CARD_HEIGHT)
    const image = sharp(source)
      .autoOrient()
      .resize(CARD_WIDTH, PICTURE_HEIGHT, { fit: 'cover' })
      .extract({
        left: 0,
        top: above,
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
      })
      .composite([{ input: Buffer.from(svg) }])
    const made = await withinWeight(MOST_BYTES, (quality) =>
      image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    )
    if (!made)
      throw new Error(`The card of ${picture} cannot be made as light as ${MOST_BYTES} bytes`)
    return made
  })
}
