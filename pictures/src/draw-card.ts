import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { CARD_HEIGHT, CARD_WIDTH, type Card } from 'web/head/cards.ts'
import { bandOf } from './card-band.ts'
import { drawPicture } from './draw-picture.ts'
import { cached } from './image-cache.ts'
import { withinWeight } from './within-weight.ts'

/** Pictures have the proportions 3:2. Of the height that the card does not show, 55% is cut off at the top. */
const PICTURE_HEIGHT = 800
const ABOVE = 0.55
const MOST_BYTES = 120_000

/**
 * A social card (web/src/head/cards.ts) as a JPEG: a picture above the title and the brand.
 * @param photograph the file of a photograph that replaces the drawn picture
 */
export function cardImage({ title, picture }: Card, brand: string, photograph?: string) {
  const { svg, top } = bandOf(title, brand)
  const source = photograph ? readFileSync(photograph) : Buffer.from(drawPicture(picture))
  return cached(['card', source, svg], async () => {
    const hidden = PICTURE_HEIGHT - top
    const above = Math.min(Math.round(hidden * ABOVE), PICTURE_HEIGHT - CARD_HEIGHT)
    const image = sharp(source)
      .autoOrient()
      .resize(CARD_WIDTH, PICTURE_HEIGHT, { fit: 'cover' })
      .extract({ left: 0, top: above, width: CARD_WIDTH, height: CARD_HEIGHT })
      .composite([{ input: Buffer.from(svg) }])
    const made = await withinWeight(MOST_BYTES, (quality) =>
      image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    )
    if (!made)
      throw new Error(`The card of ${picture} cannot be made as light as ${MOST_BYTES} bytes`)
    return made
  })
}
