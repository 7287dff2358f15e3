// Houses from rows 'x foot width height storeys', where x is the middle. Himalayan walls lean inwards.

import type { Point } from '../geometry.ts'
import { fill, type Layer, listed } from './canvas.ts'
import { between, numbersOf, pointsOf, shape } from './points.ts'

const style = {
  wall: 'wall',
  /** Colour of a pitched roof, or of the frieze of a flat roof; 'none' draws no frieze. */
  band: 'roof',
  glass: 'dark',
  /** How much narrower the wall is at the top, both sides together, as a fraction of the width. */
  lean: 0.1,
}
type Style = typeof style

export const houses = listed(style, (list, style) => oneByOne(list, style))

const oneByOne = (list: string, style: Style): Layer =>
  numbersOf(list).map((house) => inSharedPaths([house], style))

const tierOptions = {
  /** The horizontal range of the houses. */
  from: 0,
  to: 0,
  /** The distance of each foot below the flattened crest (BEND). */
  below: 0,
  /** Average height of the houses. */
  tall: 0,
  storeys: 1,
  wall: style.wall,
}

/** How closely a tier follows the crest: 0 is level, 1 is parallel. */
const BEND = 0.45

/** Houses side by side on the face of a hill, along the crest of the hill. */
export const tier = listed(tierOptions, (crest, { from, to, below, tall, storeys, wall }) => {
  const corners = pointsOf(crest)
  const top = Math.min(...corners.map(([, y]) => y))
  return (canvas) => {
    const rows: number[][] = []
    for (let x = from; x < to; ) {
      const wide = Math.min(to - x, Math.round(46 + 30 * canvas.random()))
      const middle = Math.round(x + wide / 2)
      const foot = Math.round(between(top, levelAt(corners, middle), BEND) + below)
      // A last gap that is too narrow for a house stays empty.
      if (wide > 24)
        rows.push([middle, foot, wide, Math.round(tall * (0.85 + 0.3 * canvas.random())), storeys])
      x += wide
    }
    return inSharedPaths(rows, { ...style, wall })
  }
})

/** The y at `x` of a broken line through the corners. */
function levelAt(corners: readonly Point[], x: number): number {
  const found = corners.findIndex((corner) => corner[0] >= x)
  const next = Math.max(1, found)
  const [[startX, startY], [endX, endY]] = [corners[next - 1]!, corners[next]!]
  return between(startY, endY, (x - startX) / (endX - startX))
}

/** Houses that do not overlap: one path for all walls, one for all shades, and so on. */
function inSharedPaths(list: readonly number[][], { wall, band, glass, lean }: Style): Layer {
  const parts = list.map(([x = 0, foot = 0, wide = 0, tall = 0, storeys = 1]) => {
    const [w, t] = [Math.round(wide / 2), Math.round((wide * lean) / 2)]
    const rim = Math.max(4, Math.round(tall * 0.09))
    return {
      wall: `M${x - w} ${foot}l${t}-${tall}h${(w - t) * 2}l${t} ${tall}z`,
      shade: `M${x + Math.round(w * 0.4)} ${foot}v-${tall}H${x + w - t}l${t} ${tall}z`,
      band: `M${x - w + t - 3} ${foot - tall}v-${rim}H${x + w - t + 3}v${rim}z`,
      ...windows(x, foot, w - t, tall, storeys, lean > 0 ? 1 : 0),
    }
  })
  const all = (part: keyof (typeof parts)[number]) => parts.map((house) => house[part]).join('')
  return [
    fill(`${wall} ${all('wall')}`),
    fill(`dark/0.16 ${all('shade')}`),
    band !== 'none' && fill(`${band} ${all('band')}${all('lintels')}`),
    fill(`${glass} ${all('glass')}`),
  ]
}

/** The windows of a house, wider at the foot by `splay` on each side, and the lintels above them. */
function windows(
  x: number,
  foot: number,
  half: number,
  tall: number,
  storeys: number,
  splay: number,
) {
  const columns = Math.max(1, Math.round(half / 12))
  const [stepX, stepY] = [(half * 2) / columns, tall / (storeys + 0.25)]
  const [w, h] = [Math.max(3, Math.round(stepX * 0.36)), Math.max(4, Math.round(stepY * 0.42))]
  const corners = Array.from({ length: storeys * columns }, (_, index) => {
    const left = x - half + ((index % columns) + 0.5) * stepX - w / 2
    const top = foot - tall + (Math.floor(index / columns) + 0.42) * stepY
    return [Math.round(left), Math.round(top)] as const
  })
  return {
    glass: corners
      .map(([left, top]) => `M${left} ${top}h${w}l${splay} ${h}h-${w + 2 * splay}z`)
      .join(''),
    lintels: corners.map(([left, top]) => `M${left - 2} ${top}v-3h${w + 4}v3z`).join(''),
  }
}

/** Houses under pitched roofs, from the rows that `houses` takes. */
export const gables = listed(style, (list, { wall, band, glass }) => {
  const roofs = numbersOf(list).map(([x = 0, foot = 0, wide = 0, tall = 0]) =>
    fill(`${band} ${shape('m-60-97l33-53h54l33 53z', x, foot, wide / 100, tall / 100)}`),
  )
  return [oneByOne(list, { wall, band: 'none', glass, lean: 0 }), ...roofs]
})

/** Many small houses under hipped roofs, 'x foot wide tall': one path for all walls, and so on. */
export const town = listed({ wall: 'wall' }, (list, { wall }) => {
  const all = (outline: string) =>
    numbersOf(list)
      .map(([x = 0, foot = 0, wide = 0, tall = 0]) =>
        shape(outline, x, foot, wide / 100, tall / 100),
      )
      .join('')
  return [
    fill(`${wall} ${all('m-50 0v-100h100v100z')}`),
    fill(`dark/0.16 ${all('m15 0v-100h35v100z')}`),
    fill(`roof ${all('m-57-100l30-60h54l30 60z')}`),
    fill(`dark ${all('m-33-40v-35h9v35zm38 0v-35h9v35z')}`),
  ]
})
