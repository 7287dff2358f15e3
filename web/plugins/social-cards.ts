import type { Plugin } from 'vite'
import { drawPicture } from '../src/art/picture-file.ts'
import { CARD_HEIGHT, CARD_WIDTH, type Card, cards } from '../src/head/cards.ts'
import { cached } from './cache.ts'
import { bandOf } from './card-image.ts'

/** A picture is drawn in three to two, and loses a little more of its sky than of its ground. */
const PICTURE_HEIGHT = 800
const ABOVE = 0.55

/** Builds the cards of head/cards.ts: 1200 × 630, a picture above the title and the brand. */
export function socialCards(): Plugin {
  return {
    name: 'social-cards',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const card of cards) {
        this.emitFile({ type: 'asset', fileName: card.file, source: await cardImage(card) })
      }
    },
  }
}

/** The card as a JPEG. */
export function cardImage({ title, picture }: Card): Promise<Buffer> {
  const { svg, top } = bandOf(title)
  const source = Buffer.from(drawPicture(picture))
  return cached(['card', source, svg], async () => {
    const { default: sharp } = await import('sharp')
    const hidden = PICTURE_HEIGHT - top
    const above = Math.min(Math.round(hidden * ABOVE), PICTURE_HEIGHT - CARD_HEIGHT)
    return sharp(source)
      .resize(CARD_WIDTH, PICTURE_HEIGHT, { fit: 'cover' })
      .extract({
        left: 0,
        top: above,
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
      })
      .composite([{ input: Buffer.from(svg) }])
      .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  })
}
