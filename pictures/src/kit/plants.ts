// Trees and fields. Poplars, firs and crowns stand at spots 'x foot tall'; without spots, `count` trees are scattered
// between two sides and two heights.

import type { Point } from '../geometry.ts'
import { type Canvas, colour, fill, HEIGHT, line, listed, WIDTH } from './canvas.ts'
import { eachOf } from './place.ts'
import { between, curve, goingOn, numbersOf, pointsOf } from './points.ts'

const wood = { ink: 'leaf', from: 0, to: WIDTH, top: 0, foot: 0, tall: 0, count: 0 }

/** Lombardy poplars. */
export const poplars = planted((x, foot, tall) => {
  const [w, t] = [Math.round(tall * 0.1), Math.round(tall)]
  return `M${x} ${foot}h-3v-${Math.round(t * 0.1)}q-${w * 2}-${Math.round(t * 0.4)} 3-${t}q${w * 2 + 3} ${Math.round(t * 0.6)} 3 ${Math.round(t * 0.9)}v${Math.round(t * 0.1)}z`
})

/** Deodars, firs and spruces: three cones of branches. */
export const firs = planted((x, foot, tall) => {
  const [skirt, tuck] = [Math.round(tall * 0.15), Math.round(tall * 0.07)]
  const drop = Math.round(tall / 3)
  const side = `l${skirt} ${drop}h-${tuck}`
  const back = `h-${tuck}l${skirt}-${drop}`
  const base = 2 * (3 * skirt - 2 * tuck)
  return `M${x} ${foot - 3 * drop}${side}${side}l${skirt} ${drop}h-${base}l${skirt}-${drop}${back}${back}z`
})

/** Round crowns of three lobes on a short stem: apricot, walnut, rain trees. */
export const crowns = planted((x, foot, tall) => {
  const u = (part: number) => Math.round(tall * part)
  const lobe = (r: number, dx: number, dy: number) => `a${u(r)} ${u(r)} 0 0 1 ${u(dx)} ${u(dy)}`
  return `M${x - u(0.04)} ${foot}l${u(0.02)}-${u(0.3)}h-${u(0.2)}${lobe(0.24, -0.06, -0.4)}${lobe(0.28, 0.5, -0.04)}${lobe(0.24, 0.12, 0.44)}h-${u(0.28)}l${u(0.03)} ${u(0.3)}z`
})

/** Blossom or fruit on crowns at the same spots. */
export const dotted = listed({ ink: 'accent' }, (spots, { ink }) => (canvas) => {
  const dots = numbersOf(spots).flatMap(([x = 0, foot = 0, tall = 0]) =>
    Array.from({ length: 7 }, () => {
      const [turn, out] = [canvas.random() * 6.3, canvas.random() * tall * 0.34]
      const r = Math.max(3, Math.round(tall * 0.05))
      return `M${Math.round(x + Math.cos(turn) * out)} ${Math.round(foot - tall * 0.62 + Math.sin(turn) * out)}h${r}v${r}h-${r}z`
    }),
  )
  return fill(`${ink} ${dots.join('')}`)
})

/** Coconut palms 'x foot tall lean'; `lean` is the horizontal distance between crown and foot. */
export const palm = eachOf({ ink: 'ground' }, ([x = 0, foot = 0, tall = 0, lean = 0], { ink }) => {
  const [headX, headY] = [x + lean, foot - tall]
  const fronds = numbersOf(
    '-0.5 0.12, -0.44 -0.14, -0.22 -0.3, 0.22 -0.3, 0.44 -0.14, 0.5 0.12, -0.26 0.3, 0.28 0.3',
  ).map(([dx = 0, dy = 0]) => {
    const [tipX, tipY] = [Math.round(dx * tall * 0.8), Math.round(dy * tall * 0.8)]
    const rise = Math.round(tall * 0.16)
    return `M${headX} ${headY}q${Math.round(tipX * 0.5)} ${tipY - rise} ${tipX} ${tipY + 6}q${Math.round(-tipX * 0.4)}-${Math.round(rise * 0.75)} ${-tipX} ${-tipY - 6}z`
  })
  return [
    fill(
      `${ink} M${x - 8} ${foot}Q${x} ${Math.round(foot - tall * 0.6)} ${headX - 4} ${headY}h8Q${x + 14} ${Math.round(foot - tall * 0.5)} ${x + 9} ${foot}z`,
    ),
    fill(`${ink} ${fronds.join('')}`),
  ]
})

/** A forest seen from afar: crown beside crown along a line, filled down to `foot`. */
export const canopy = listed(
  { ink: 'leaf', size: 40, foot: HEIGHT },
  (corners, { ink, size, foot }) =>
    (canvas) => {
      const points = goingOn(pointsOf(corners), canvas.reach)
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

function planted(tree: (x: number, foot: number, tall: number) => string) {
  return listed(wood, (spots, options) => (canvas) => {
    const list = spots ? numbersOf(spots) : scattered(options, canvas)
    const d = list.map(([x = 0, foot = 0, tall = 0]) => tree(x, foot, tall)).join('')
    const shadows = list.map(
      ([x = 0, foot = 0, tall = 0]) =>
        `M${x - 3} ${foot - 2}l${Math.round(tall * 0.5)} 3-${Math.round(tall * 0.5)} ${Math.max(3, Math.round(tall * 0.04))}z`,
    )
    return [fill(`dark/0.2 ${shadows.join('')}`), fill(`${options.ink} ${d}`)]
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
