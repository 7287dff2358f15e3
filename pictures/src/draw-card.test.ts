import { CARD_HEIGHT, CARD_WIDTH, cards } from 'content/social-cards.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardImage } from './draw-card.ts'
import { outline, widthOf, wrapText } from './lettering.ts'
import { photographFolder, photographsIn } from './photographs.ts'

test.each(cards)('$file is a JPEG of a card’s size and weighs at most 120 kB', async (card) => {
  const photograph = photographsIn(photographFolder).get(card.picture)
  const file = await cardImage(card, 'A brand', photograph)
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({
    format: 'jpeg',
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  })
  expect(file.length).toBeLessThanOrEqual(120_000)
})

test('a text is broken between words, keeps every word, and becomes an outline', () => {
  const text = 'Two nights in Leh before the first pass'
  const lines = wrapText(text, 84, 600)
  expect(lines.join(' ')).toBe(text)
  for (const line of lines) expect(widthOf(line, 84)).toBeLessThanOrEqual(600)
  expect(wrapText('Acclimatisation', 84, 100)).toEqual(['Acclimatisation'])
  expect(outline('Leh', 84, 0, 0)).toMatch(/^M[\d\s.,MLHVQTCSAZ-]+$/)
})
