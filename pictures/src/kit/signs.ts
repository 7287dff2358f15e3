// Road signs. Their letters are strokes, 24 units high, because the outlines of a font weigh ten times as much.

import { fill, type Ink, type Layer, line } from './canvas.ts'
import { at, placed } from './place.ts'

/** The advance and the strokes of a letter from its upper left corner; the Hindi ones hang from the line of their word. */
// biome-ignore format: a table
const letters: Record<string, readonly [advance: number, strokes: string]> = {
  ' ': [12, ''],
  A: [21, 'm0 24l8-24 8 24m-3-8h-10'],
  C: [19, 'm14 5q-2-5-7-5-7 0-7 12t7 12q5 0 7-5'],
  E: [17, 'm12 0h-12v24h12m-2-12h-10'],
  G: [20, 'm14 5q-2-5-7-5-7 0-7 12t7 12 7-11h-6'],
  H: [20, 'v24m14-24v24m0-12h-14'],
  I: [7, 'v24'],
  L: [16, 'v24h11'],
  M: [25, 'm0 24v-24l9 14 9-14v24'],
  N: [21, 'm0 24v-24l14 24v-24'],
  U: [21, 'v17q0 7 7 7t7-7v-17'],
  5: [18, 'm12 0h-11v10q11-3 11 6 0 8-12 7'],
  7: [18, 'h13l-8 24'],
  8: [18, 'm6 11q-6 0-6-5t6-6 6 6-6 5-6 7 6 6 6-6-6-7'],
  9: [18, 'm12 8q-1 6-6 6t-6-7 6-7 6 8q0 12-8 16'],
  m: [24, 'm0 24v-15m0 4q4-5 8-3v14m0-11q5-5 9-2v13'],
  'उ': [18, 'm3 6q9-3 9 2t-7 5q9 0 9 6-1 7-11 4-3-1-4-4'],
  'ग': [20, 'm4 0v12q0 5-4 3m14-15v24'],
  'च': [22, 'm0 8h6q7 1 6 8-3 5-9 0-2-2 0-4m14-12v24'],
  'म': [22, 'm5 0v15q-6-1-5 3 2 4 6-2l-1-1h11m0-15v24'],
  'ल': [25, 'm3 24q-5-11 2-13 7-1 6 7l-2 5m2-7q1-6 9-5m0-11v24'],
  'ह': [17, 'm9 0v5h-6q-5 2-1 6 7-1 7 2t-5 3q-4 2 0 5l6 4'],
  'ा': [9, 'm3 0v24'],
  'ि': [9, 'm4 24v-24q1-9 12-7 7 2 9 7'],
  'े': [0, 'm-5 0l-9-9'],
  'ं': [0, 'm-12-8h1'],
}

/** Words around the middle at x, below y. Hindi letters stand in the order in which they are seen. */
export function lettered(text: string, x: number, y: number, size: number, ink: Ink): Layer {
  const widths = [...text].map((letter) => letters[letter]![0])
  const whole = widths.reduce((sum, each) => sum + each, 0)
  let pen = 0
  const strokes = [...text].map((letter, index) => {
    const left = pen
    pen += widths[index]!
    const [, d] = letters[letter]!
    const bar = letter > 'ऀ' && widths[index] ? `M${left} 0h${widths[index]}` : ''
    return bar + (d && `M${left} 0${d}`)
  })
  const scale = size / 24
  return at(Math.round(x - (whole * scale) / 2), y, scale, line`${ink} 4 ${strokes.join('')}`)
}

/** A board on two posts with the name and the altitude of a pass, in Hindi above Latin letters. */
export const signboard = (place: string, hindi: string, latin: string, board: Ink): Layer => {
  const [x = 0, foot = 0, scale = 1] = place.split(' ').map(Number)
  return at(x, foot, scale, [
    line`dark 8 M-56 0v-70M56 0v-70`,
    fill`${board} M-92-156h184q6 0 6 6v82q0 6-6 6h-184q-6 0-6-6v-82q0-6 6-6z`,
    line`snow 2.5 M-89-150H89q3 0 3 3v76q0 3-3 3H-89q-3 0-3-3v-76q0-3 3-3z`,
    lettered(hindi, 0, -133, 22, 'snow'),
    lettered(latin, 0, -98, 24, 'snow'),
  ])
}

/** A milestone of an Indian road: white, with a yellow head. */
export const milestone = placed(() => [
  fill`snow M-26 0v-50h52v50z`,
  fill`#f2b93b M-26-50q0-34 26-34t26 34z`,
  fill`dark/0.18 M12 0v-76q14 6 14 26V0z`,
  lettered('लेह', 0, -42, 13, 'dark'),
  lettered('LEH', 0, -19, 12, 'dark'),
])
