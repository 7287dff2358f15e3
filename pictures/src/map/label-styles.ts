// The styles of the labels on a map: sizes, weights, colours.

import { type Colour, colours } from './map-colours.ts'

export type Style = keyof typeof table
export type Measure = (text: string, size: number, weight: number) => number
export type Word = {
  style: Style
  text: string
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end' | undefined
  /** In degrees. */
  turn?: number
}

type Look = {
  /** The font size on a wide map, then on a narrow map. */
  wide: number
  narrow: number
  weight: number
  colour: Colour
  attributes?: string
  /** The extra distance between letters, as a fraction of their size. */
  spacing?: number
  /** Whether the letters have an edge in the colour of the land. */
  halo?: boolean
}

// biome-ignore format: a table
const table = {
  bed:   { wide: 17,   narrow: 13.5, weight: 700, colour: 'ink', halo: true },
  pass:  { wide: 15,   narrow: 12.5, weight: 600, colour: 'ink', halo: true },
  town:  { wide: 14,   narrow: 12,   weight: 500, colour: 'ink', halo: true },
  water: { wide: 14,   narrow: 12,   weight: 500, colour: 'waterWords', attributes: ' font-style="italic"', halo: true },
  peak:  { wide: 14,   narrow: 12,   weight: 500, colour: 'faint', attributes: ' font-style="italic"', halo: true },
  range: { wide: 14,   narrow: 12,   weight: 600, colour: 'faint', spacing: 0.22, halo: true },
  small: { wide: 14,   narrow: 12,   weight: 500, colour: 'ink' },
  badge: { wide: 14,   narrow: 12,   weight: 800, colour: 'badge' },
  title: { wide: 34,   narrow: 24,   weight: 900, colour: 'ink', attributes: ' font-family="Big Shoulders,sans-serif"', halo: true },
} satisfies Record<string, Look>
export const looks: Record<Style, Look> = table

export const sizeOf = (style: Style, shape: 'wide' | 'narrow') => looks[style][shape]

/** All words, in groups of one style: first the words with a halo. */
export function drawWords(words: readonly Word[], shape: 'wide' | 'narrow'): string {
  const styles = Object.keys(looks) as Style[]
  const withHalo = (halo: boolean) =>
    styles
      .filter((style) => Boolean(looks[style].halo) === halo)
      .map((style) => drawStyle(style, shape, words))
      .join('')
  const edge = `paint-order="stroke" stroke="${colours.land}" stroke-width="3"`
  return `<g ${edge}>${withHalo(true)}</g>${withHalo(false)}`
}

function drawStyle(style: Style, shape: 'wide' | 'narrow', all: readonly Word[]): string {
  const words = all.filter((word) => word.style === style)
  if (words.length === 0) return ''
  const { weight, colour, attributes = '', spacing } = looks[style]
  const size = sizeOf(style, shape)
  const space = spacing ? ` letter-spacing="${size * spacing}"` : ''
  const sides = (['middle', 'start', 'end'] as const).map((side) => {
    const own = words.filter(({ anchor = 'middle' }) => anchor === side).map(drawWord)
    if (own.length === 0) return ''
    return side === 'start' ? own.join('') : `<g text-anchor="${side}">${own.join('')}</g>`
  })
  return `<g font-size="${size}" font-weight="${weight}" fill="${colours[colour]}"${attributes}${space}>${sides.join('')}</g>`
}

function drawWord({ text, x, y, turn }: Word): string {
  const [across, down] = [Math.round(x), Math.round(y)]
  const place = turn
    ? `transform="translate(${across} ${down})rotate(${Math.round(turn)})"`
    : `x="${across}" y="${down}"`
  return `<text ${place}>${text.replaceAll('&', '&amp;')}</text>`
}
