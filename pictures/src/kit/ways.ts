// Roads and rivers: bands along a smooth line, narrow far away and wide in the foreground.

import type { Point } from '../point.ts'
import { fill, group, type Ink, type Layer, pointsOf, polygon } from './canvas.ts'

type Way = {
  /** Width at the first point and at the last one. */
  from?: number
  to?: number
  /** Perspective of the ground: 1 is seen from above, 0.3 across a plain. */
  flat?: number
}

/** Points from far to near. */
export function river(
  ink: Ink,
  points: string,
  { from = 6, to = 90, flat = 0.45 }: Way = {},
): Layer {
  return fill(ink, band(pointsOf(points), from, to, flat))
}

/** A way with a shoulder in another ink, which makes it visible on any ground. */
export function road(points: string, way: Way & { ink?: Ink; edge?: Ink } = {}): Layer {
  const { ink = 'dark', edge = 'sun', from = 5, to = 70, flat = 0.45 } = way
  const spots = pointsOf(points)
  return group(
    fill(edge, band(spots, from * 1.35, to * 1.2, flat)),
    fill(ink, band(spots, from, to, flat)),
  )
}

/** The dashed line along the middle of a road. */
export function dashes(points: string, ink: Ink = 'snow', { from = 1, to = 8 }: Way = {}): Layer {
  const line = soft(pointsOf(points), 8)
  const marks = line.flatMap((point, index) => {
    const next = line[index + 1]
    if (index % 2 || !next) return []
    const half = (from + ((to - from) * index) / line.length) / 2
    return polygon([
      [point[0] - half, point[1]],
      [point[0] + half, point[1]],
      [next[0] + half, next[1]],
      [next[0] - half, next[1]],
    ])
  })
  return fill(ink, marks.join(''))
}

function band(points: readonly Point[], from: number, to: number, flat: number): string {
  const line = soft(points, 7)
  const sides = line.map(([x, y], index) => {
    const [ax, ay] = line[Math.max(0, index - 1)]!
    const [bx, by] = line[Math.min(line.length - 1, index + 1)]!
    const long = Math.hypot(bx - ax, by - ay) || 1
    const part = index / (line.length - 1)
    const half = (from + (to - from) * part ** 1.6) / 2
    // The brush is an ellipse as flat as the ground, so that the outside of a bend stays round.
    const [across, down] = [-(by - ay) / long, (bx - ax) / long]
    const reach = half / (Math.hypot(across, flat * down) || 1)
    const [dx, dy] = [across * reach, flat * flat * down * reach]
    return [[x + dx, y + dy] as Point, [x - dx, y - dy] as Point] as const
  })
  return polygon([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()])
}

/** A Catmull–Rom spline through all points, each piece in `pieces` steps. */
function soft(points: readonly Point[], pieces: number): Point[] {
  const spot = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!
  const line = points.slice(0, -1).flatMap((_, index) => {
    const [a, b, c, d] = [spot(index - 1), spot(index), spot(index + 1), spot(index + 2)]
    return Array.from({ length: pieces }, (_, piece): Point => {
      const t = piece / pieces
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      return [along(0), along(1)]
    })
  })
  return [...line, spot(points.length - 1)]
}
