// Plane geometry, in the units of the drawing.

export type Point = readonly [x: number, y: number]

/** A rectangle that may be turned: its middle, half its width and height, and its angle in radians. */
export type Box = { x: number; y: number; halfWidth: number; halfHeight: number; angle?: number }
export type Area = { left: number; top: number; right: number; bottom: number }

// Maps ask for millions of distances, and Math.hypot takes several times as long as a square root.
export const distance = ([ax, ay]: Point, [bx, by]: Point) =>
  Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2)

export const pointBetween = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + part * (bx - ax),
  ay + part * (by - ay),
]

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const squared = dx * dx + dy * dy
  const part = squared ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared)) : 0
  return distance([x, y], [ax + part * dx, ay + part * dy])
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    least = Math.min(least, distanceToSegment(point, line[i - 1]!, line[i]!))
  }
  return least
}

/** The corners of a box, larger by `margin` on each side. */
export function cornersOf({ x, y, halfWidth, halfHeight, angle = 0 }: Box, margin = 0): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [w, h] = [halfWidth + margin, halfHeight + margin]
  const around: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ]
  return around.map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos])
}

/** Whether two convex outlines overlap: no side of either separates them. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !separates(a, b) && !separates(b, a)
}

function separates(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some(([x, y], index) => {
    const [nextX, nextY] = a[(index + 1) % a.length]!
    // The signed distance from the side, times the side's length.
    const across = ([px, py]: Point) => (px - x) * (nextY - y) - (py - y) * (nextX - x)
    const [own, other] = [a.map(across), b.map(across)]
    return Math.max(...own) <= Math.min(...other) || Math.max(...other) <= Math.min(...own)
  })
}

/** The line without points that lie within `tolerance` of the rest (Douglas and Peucker). */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  const [first, last] = [line[0]!, line.at(-1)!]
  let farthest = 0
  let farthestIndex = 0
  for (let i = 1; i < line.length - 1; i++) {
    const off = distanceToSegment(line[i]!, first, last)
    if (off > farthest) [farthest, farthestIndex] = [off, i]
  }
  if (farthest <= tolerance) return [first, last]
  const start = simplified(line.slice(0, farthestIndex + 1), tolerance)
  return [...start.slice(0, -1), ...simplified(line.slice(farthestIndex), tolerance)]
}

/** The parts of a line that lie in an area. */
export function clippedLine(line: readonly Point[], area: Area): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (let i = 1; i < line.length; i++) {
    const cut = clippedSegment(line[i - 1]!, line[i]!, area)
    if (!cut) {
      if (part.length) parts.push(part)
      part = []
      continue
    }
    const [from, to] = cut
    const end = part.at(-1)
    if (!end || distance(end, from) > 0.01) {
      if (part.length) parts.push(part)
      part = [from]
    }
    part.push(to)
  }
  if (part.length) parts.push(part)
  return parts
}

/** The part of a segment that lies in an area (Liang and Barsky's algorithm). */
function clippedSegment(a: Point, b: Point, area: Area): [Point, Point] | null {
  const [x, y] = a
  const [dx, dy] = [b[0] - x, b[1] - y]
  const sides = [
    [-dx, x - area.left],
    [dx, area.right - x],
    [-dy, y - area.top],
    [dy, area.bottom - y],
  ] as const
  let [start, end] = [0, 1]
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return null
    if (step < 0) start = Math.max(start, room / step)
    if (step > 0) end = Math.min(end, room / step)
  }
  if (start > end) return null
  return [pointBetween(a, b, start), pointBetween(a, b, end)]
}

/** The part of a ring that lies in an area (Sutherland and Hodgman's algorithm). */
export function clippedRing(ring: readonly Point[], area: Area): Point[] {
  const sides = [
    { axis: 0, edge: area.left, sign: 1 },
    { axis: 0, edge: area.right, sign: -1 },
    { axis: 1, edge: area.top, sign: 1 },
    { axis: 1, edge: area.bottom, sign: -1 },
  ] as const
  let kept = [...ring]
  for (const { axis, edge, sign } of sides) {
    const inside = (point: Point) => (point[axis] - edge) * sign >= 0
    const given = kept
    kept = []
    for (const [index, point] of given.entries()) {
      const next = given[(index + 1) % given.length]!
      if (inside(point)) kept.push(point)
      if (inside(point) !== inside(next)) {
        kept.push(pointBetween(point, next, (edge - point[axis]) / (next[axis] - point[axis])))
      }
    }
  }
  return kept
}

/** Path data in whole units, relative to the previous point: the shortest notation. `end` may close the path. */
export function pathData(line: readonly Point[], end = ''): string {
  const whole = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first, ...rest] = whole.filter(
    ([x, y], i) => i === 0 || x !== whole[i - 1]![0] || y !== whole[i - 1]![1],
  )
  if (!first) return ''
  let [fromX, fromY] = first
  const steps = rest.map(([x, y]) => {
    const step = `${x - fromX} ${y - fromY}`
    ;[fromX, fromY] = [x, y]
    return step
  })
  const joined = steps.join(' ').replaceAll(' -', '-')
  return `M${first[0]} ${first[1]}${joined && `l${joined}`}${end}`
}

/** The line with four more points between every two neighbours. */
export function finer(line: readonly Point[]): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1]
    if (!next) return [point]
    return [0, 0.2, 0.4, 0.6, 0.8].map((part) => pointBetween(point, next, part))
  })
}

/** A Catmull–Rom curve through all points, each piece in `steps` steps. */
export function smooth(points: readonly Point[], steps = 6): Point[] {
  const spot = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!
  const line = points.slice(0, -1).flatMap((_, index) => {
    const [a, b, c, d] = [spot(index - 1), spot(index), spot(index + 1), spot(index + 2)]
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps
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
