// The key below a map: the signs, the scale, north and the sources.

import { type Measure, sizeOf, type Word } from './label-styles.ts'
import type { Sheet } from './sheet.ts'
import {
  BED,
  colours,
  discs,
  drawn,
  filledPath,
  PASS,
  PUMP,
  squares,
  strokedPath,
} from './signs.ts'

const SOURCES =
  'Water: GSHHG, LGPL 3. Coasts: Natural Earth. Mountains without a name are drawn freely;'
const SCHEMATIC = 'roads are schematic. Not for navigation.'

/** @param pumps whether the map has a pump, so that the key explains its sign */
export function drawKey(
  { shape, height, area, pixelsPerKm }: Sheet,
  pumps: boolean,
  measure: Measure,
): { shapes: string; words: Word[] } {
  const wide = shape === 'wide'
  const size = sizeOf('small', shape)
  const words: Word[] = []
  const shapes: string[] = []
  let [x, y] = [area.left + 10, area.bottom + (wide ? 20 : 16)]

  const items: { text: string; room: number; draw: (x: number, y: number) => string }[] = [
    {
      text: 'night',
      room: 20,
      draw: (a, b) =>
        filledPath('casing', squares(9, [[a, b]])) + strokedPath('core', 1.4, drawn(BED, [[a, b]])),
    },
    {
      text: 'pass',
      room: 18,
      draw: (a, b) =>
        filledPath('core', discs(8, [[a, b]])) + strokedPath('road', 2.2, drawn(PASS, [[a, b]])),
    },
    ...(pumps
      ? [
          {
            text: 'reliable pump',
            room: 18,
            draw: (a: number, b: number) =>
              filledPath('pump', squares(8, [[a, b]])) +
              strokedPath('land', 1.2, drawn(PUMP, [[a, b]])),
          },
        ]
      : []),
    {
      text: wide
        ? 'the road, whose pattern changes with the day'
        : 'the road, a pattern for each day',
      room: 78,
      draw: (a, b) => {
        const d = (from: number) => `M${a - 6 + from} ${b}h20`
        return (
          strokedPath('casing', 6.5, `M${a - 6} ${b}h64`) +
          strokedPath('road', 4, d(0)) +
          strokedPath('stripe', 4, `M${a + 18} ${b}h40`) +
          strokedPath('road', 4, d(22), ' stroke-dasharray="5 5" stroke-linecap="butt"') +
          strokedPath('road', 3.4, d(45), ' stroke-dasharray="0 7"')
        )
      },
    },
    {
      text: 'day',
      room: 20,
      draw: (a, b) =>
        `<circle cx="${a}" cy="${b}" r="8" fill="#fff7e4" stroke="${colours.casing}" stroke-width="1.5"/>`,
    },
  ]
  for (const { text, room, draw } of items) {
    const needed = room + measure(text, size, 500) + (wide ? 20 : 12)
    if (x + needed > area.right - (wide ? 190 : 0)) {
      x = area.left + 10
      y += wide ? 22 : 24
    }
    shapes.push(draw(Math.round(x), y))
    if (text === 'day') words.push({ style: 'badge', text: '2', x, y: y + 4.3 })
    words.push({ style: 'small', text, x: x + room - 6, y: y + size * 0.35, anchor: 'start' })
    x += needed
  }

  const km = roundKm((wide ? 150 : 90) / pixelsPerKm)
  const bar = Math.round(km * pixelsPerKm)
  const [end, level] = wide
    ? [area.right - 34, area.bottom + 17]
    : [area.left + 8 + bar, height - 34]
  const start = end - bar
  shapes.push(
    strokedPath('ink', 1.5, `M${start} ${level - 4}v4h${bar}v-4M${start + bar / 2} ${level - 3}v3`),
    filledPath('ink', `M${end + 22} ${level - 12}l5 17-5-4-5 4z`),
  )
  words.push({ style: 'small', text: 'N', x: end + 22, y: level + 15 })
  words.push({ style: 'small', text: `${km} km`, x: end - bar / 2, y: level + 14 })

  if (wide) {
    words.push({
      style: 'small',
      text: `${SOURCES} ${SCHEMATIC}`,
      x: area.left,
      y: height - 9,
      anchor: 'start',
    })
  } else {
    const from = end + 44
    const lines = [
      'Water: GSHHG, LGPL 3. Coasts: Natural',
      'Earth. Roads schematic, mountains drawn',
      'freely. Not for navigation.',
    ]
    lines.forEach((text, index) => {
      words.push({ style: 'small', text, x: from, y: height - 32 + index * 12, anchor: 'start' })
    })
  }
  return { shapes: shapes.join(''), words }
}

function roundKm(km: number): number {
  const power = 10 ** Math.floor(Math.log10(km))
  return ([5, 2, 1].find((step) => step * power <= km) ?? 1) * power
}
