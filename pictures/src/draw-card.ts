import { readFileSync } from 'node:fs'
import { logoShapes } from 'brand/logo.ts'
import { palette } from 'brand/palette.ts'
import { CARD_HEIGHT, CARD_WIDTH, type Card } from 'content/social-cards.ts'
import sharp from 'sharp'
import { drawPicture } from './draw-picture.ts'
import { withinWeight } from './fit-into-bytes.ts'
import { cached } from './image-cache.ts'
import { outline, widthOf, wrapText } from './lettering.ts'
import { pictureGround, ridge } from './ridge.ts'

/** A picture of 3:2 as wide as the card. At most the part ABOVE of its hidden height is cut off at its top. */
const PICTURE_HEIGHT = 800
const ABOVE = 0.55
const MOST_BYTES = 120_000

const MARGIN = 64
const LEADING = 1.04
const BRAND_SIZE = 38
/** The width for the title, which stands beside the brand. */
const TITLE_WIDTH = 780
/** The least size of a title in one line. */
const LARGE = 68
const SMALLEST = 56
const sizes = [80, 76, 72, LARGE, 64, 60]

const ground = ridge(pictureGround, CARD_WIDTH, 100)

/**
 * A social card (content/src/social-cards.ts) as a JPEG: a picture above the title and the brand.
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

/** The ground with the title and the brand, to be laid over a picture; `top` is the y, in pixels, below the ground's ridge. */
function bandOf(title: string, brand: string): { svg: string; top: number } {
  const { size, lines } = fitted(title)
  const foot = CARD_HEIGHT - 50
  const first = foot - LEADING * size * (lines.length - 1)
  const top = Math.round(first - size)
  const words = lines.map((line, index) =>
    outline(line, size, MARGIN, first + LEADING * size * index),
  )
  const brandX = CARD_WIDTH - MARGIN - widthOf(brand, BRAND_SIZE)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<g fill="${palette.indigo}"><path transform="translate(0 ${top - 90}) ${ground.transform}" d="${ground.d}"/><path d="M0 ${top}H${CARD_WIDTH}V${CARD_HEIGHT}H0Z"/></g>
<path fill="${palette['snow-field']}" d="${words.join('')}"/>
<g transform="translate(${brandX - 60} ${foot - 38}) scale(1.2)">${logoShapes}</g>
<path fill="${palette.apricot}" d="${outline(brand, BRAND_SIZE, brandX, foot)}"/>
</svg>`
  return { svg, top }
}

/** One line if the title fits at a large size, so that more of the picture shows; else lines of similar length. */
function fitted(title: string): { size: number; lines: string[] } {
  const count = wrapText(title, LARGE, TITLE_WIDTH).length === 1 ? 1 : 2
  const size = sizes.find((each) => wrapText(title, each, TITLE_WIDTH).length <= count) ?? SMALLEST
  let lines = wrapText(title, size, TITLE_WIDTH)
  for (let width = TITLE_WIDTH; wrapText(title, size, width).length === lines.length; width -= 20) {
    lines = wrapText(title, size, width)
    if (lines.length === 1) break
  }
  return { size, lines }
}
