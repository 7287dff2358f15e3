// Roads and rivers: bands along a smooth line through the points of a list, from far to near. The first and the
// last point may have the way's width as a third number: '640 430 4, 540 460, 620 830 44'.

import { type Point, pathData, smooth } from '../geometry.ts'
import { fill, listed } from './canvas.ts'
import { curve, numbersOf, pointsOf } from './points.ts'

/** How steeply the ground is seen: 1 is from above, 0.3 across a plain. */
const flat = 0.45

export const river = listed({ ink: 'water', flat }, (list, { ink, flat }) => {
  const { points, from, to } = wayOf(list, 6, 90)
  return fill(`${ink} ${band(points, from, to, flat)}`)
})

/** A way whose shoulder has another ink, so that the way is visible on any ground. */
export const road = listed({ ink: 'dark', edge: 'sun', flat }, (list, { ink, edge, flat }) => {
  const { points, from, to } = wayOf(list, 5, 70)
  return [
    fill(`${edge} ${band(points, from * 1.35, to * 1.2, flat)}`),
    fill(`${ink} ${band(points, from, to, flat)}`),
  ]
})

/** The dashed line along the middle of a road. */
export const dashes = listed({}, (list) => {
  const { points, from, to } = wayOf(list, 1, 8)
  const middle = smooth(points, 8)
  const marks = middle.flatMap(([x, y], index) => {
    const next = middle[index + 1]
    if (index % 2 || !next) return []
    const half = (from + ((to - from) * index) / middle.length) / 2
    const [nextX, nextY] = next
    const near: Point[] = [
      [x - half, y],
      [x + half, y],
    ]
    return pathData([...near, [nextX + half, nextY], [nextX - half, nextY]], 'z')
  })
  return fill(`snow ${marks.join('')}`)
})

/** The points of a list, and the way's widths at both ends. */
function wayOf(list: string, far: number, near: number) {
  const rows = numbersOf(list)
  return { points: pointsOf(list), from: rows[0]?.[2] ?? far, to: rows.at(-1)?.[2] ?? near }
}

function band(points: readonly Point[], from: number, to: number, flat: number): string {
  const middle = smooth(points, 4)
  const sides = middle.map(([x, y], index) => {
    const [ax, ay] = middle[Math.max(0, index - 1)]!
    const [bx, by] = middle[Math.min(middle.length - 1, index + 1)]!
    const long = Math.hypot(bx - ax, by - ay) || 1
    const part = index / (middle.length - 1)
    const half = (from + (to - from) * part ** 1.6) / 2
    // Each side lies on an ellipse as flat as the ground, so that the outside of a bend stays round.
    const [across, down] = [-(by - ay) / long, (bx - ax) / long]
    const reach = half / (Math.hypot(across, flat * down) || 1)
    const [dx, dy] = [across * reach, flat * flat * down * reach]
    return [[x + dx, y + dy] as Point, [x - dx, y - dy] as Point] as const
  })
  const [there, back] = [sides.map(([left]) => left), sides.map(([, right]) => right).toReversed()]
  return `${curve(there)}L${curve(back).slice(1)}z`
}
