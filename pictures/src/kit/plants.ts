// Trees and fields. Poplars, firs and crowns stand at spots 'x foot tall'; without spots, `count` trees are scattered
// between two sides and two heights.

import type { Point } from '../geometry.ts'
import { type Canvas, colour, fill, HEIGHT, line, listed, WIDTH } from './canvas.ts'
import { eachOf } from './place.ts'
import { between, continuedBeyondSides, curve, dot, numbersOf, pointsOf, shape } from './points.ts'

const wood = { ink: 'leaf', from: 0, to: WIDTH, top: 0, foot: 0, tall: 0, count: 0 }

/** Lombardy poplars. */
export const poplars = planted('h-2v-10q-20-40 2-100q22 60 2 90v10z')
/** Deodars, firs and spruces: three cones of branches. */
export const firs = planted('m0-99l15 33h-7l15 33h-7l15 33h-62l15-33h-7l15-33h-7z')
/** Round crowns of three lobes on a short stem: apricot, walnut, rain trees. */
export const crowns = planted(
  'm-4 0l2-30h-20a24 24 0 0 1-6-40a28 28 0 0 1 50-4a24 24 0 0 1 12 44h-28l3 30z',
)

/** Blossom or fruit on crowns at the same spots. */
export const dotted = listed({ ink: 'accent' }, (spots, { ink }) => (canvas) => {
  const dots = numbersOf(spots).flatMap(([x = 0, foot = 0, tall = 0]) =>
    Array.from({ length: 7 }, () => {
      const [turn, out] = [canvas.random() * 6.3, canvas.random() * tall * 0.34]
      const r = Math.max(3, Math.round(tall * 0.05))
      return dot(x + Math.cos(turn) * out, foot - tall * 0.62 + Math.sin(turn) * out, r)
    }),
  )
  return fill(`${ink} ${dots.join('')}`)
})

/** Coconut palms 'x foot tall lean'; `lean` is the horizontal distance between crown and foot. */
export const palm = eachOf({ ink: 'ground' }, ([x = 0, foot = 0, tall = 0, lean = 0], { ink }) => {
  const [headX, headY] = [x + lean, foot - tall]
  const fronds = numbersOf('-40 10, -35 -11, -18 -24, 18 -24, 35 -11, 40 10, -21 24, 22 24').map(
    ([dx = 0, dy = 0]) => {
      const frond = `q${dx / 2} ${dy - 16} ${dx} ${dy + 3}q${-0.4 * dx}-12 ${-dx} ${-dy - 3}z`
      return shape(frond, headX, headY, tall / 100)
    },
  )
  const bow = Math.round(foot - tall * 0.55)
  const stem = `M${x - 8} ${foot}Q${x} ${bow} ${headX - 4} ${headY}h8Q${x + 14} ${bow} ${x + 9} ${foot}z`
  return [fill(`${ink} ${stem}`), fill(`${ink} ${fronds.join('')}`)]
})

/** A forest seen from afar: crown beside crown along a line, filled down to `foot`. */
export const canopy = listed(
  { ink: 'leaf', size: 40, foot: HEIGHT },
  (corners, { ink, size, foot }) =>
    (canvas) => {
      const points = continuedBeyondSides(pointsOf(corners), canvas.reach)
      const [[startX, startY] = [0, 0]] = points
      const arcs = points.slice(1).flatMap(([endX, endY], index) => {
        const [x, y] = points[index]!
        const count = Math.max(1, Math.round(Math.hypot(endX - x, endY - y) / size))
        const step = (from: number, to: number, crown: number) =>
          Math.round(from + (to - from) * ((crown + 1) / count)) -
          Math.round(from + (to - from) * (crown / count))
        return Array.from({ length: count }, (_, crown) => {
          const r = Math.round(size * (0.52 + 0.3 * canvas.random()))
          return `a${r} ${r} 0 0 1 ${step(x, endX, crown)} ${step(y, endY, crown)}`
        })
      })
      return fill(`${ink} M${startX} ${foot}V${startY}${arcs.join('')}V${foot}z`)
    },
)

/** Rows of a field or terrace, 'x y width bend' each: thin darker lines. */
export const rows = listed({ ink: 'leaf', width: 4 }, (list, { ink, width }) => {
  const steps = numbersOf(list).map(
    ([x = 0, y = 0, wide = 0, bend = 0]) => `M${x} ${y}q${wide / 2} ${bend} ${wide} 0`,
  )
  return line(`${ink} ${width} ${steps.join('')}`)
})

/**
 * Terraced fields: one in each ink of `fields`, along contours. A row 'x y x y' has a point of the highest contour
 * and the corresponding point of the lowest. The stroke draws the bank; a field's foot lies below the picture.
 */
export const terraces = listed({ fields: '', bank: 'leaf' }, (list, { fields, bank }) => {
  const pairs = numbersOf(list)
  return ({ inks }) => {
    const steps = fields.split(',').map((ink, step, { length }) => {
      const part = (step / (length - 1)) ** 1.25
      const points = pairs.map(([x = 0, y = 0, toX = 0, toY = 0]): Point => {
        return [between(x, toX, part), between(y, toY, part)]
      })
      const d = `${curve(points)}V${HEIGHT + 10}H${Math.round(points[0]![0])}z`
      return `<path fill="${colour(inks, ink)}" stroke-width="${4 + Math.round(part * 4)}" d="${d}"/>`
    })
    return `<g stroke="${colour(inks, bank)}">${steps.join('')}</g>`
  }
})

/** Trees, from the outline of a tree that is 100 units high. */
function planted(outline: string) {
  return listed(wood, (spots, options) => (canvas) => {
    const list = spots ? numbersOf(spots) : scattered(options, canvas)
    const all = (one: string) =>
      list.map(([x = 0, foot = 0, tall = 0]) => shape(one, x, foot, tall / 100)).join('')
    return [fill(`dark/0.2 ${all('m-2-2l52 3-52 4z')}`), fill(`${options.ink} ${all(outline)}`)]
  })
}

/** Far trees first and smaller, near trees last and taller. */
function scattered({ from, to, top, foot, tall, count }: typeof wood, { random }: Canvas) {
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1)
    return [
      Math.round(from + (to - from) * random()),
      Math.round(top + (foot - top) * part),
      Math.round(tall * (0.45 + 0.4 * part + 0.15 * random())),
    ]
  })
}
