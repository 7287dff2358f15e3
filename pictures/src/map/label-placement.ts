// Places labels on a map: each label takes the free position with the least cost. Labels never overlap one another or a
// sign. Crossing a road, a river or a shore adds to the cost.

import {
  type Area,
  type Box,
  cornersOf,
  distance,
  distanceToLine,
  overlap,
  type Point,
  pointBetween,
} from '../geometry.ts'
import type { Panel } from './frame-and-panels.ts'
import type { Measure, Word } from './label-styles.ts'

/** A panel of a map while signs and words are placed on it. */
export type Drawing = { panel: Panel; board: Board; words: Word[]; measure: Measure }
export type Candidate = { box: Box; cost: number }

const GAP = 2

/** The space of a map: the boxes that are taken, and the lines that words should not cover. */
export class Board {
  private readonly taken: Outline[] = []
  private readonly area: Area
  /** Parts of lines that words should not cover, with the cost of covering them. */
  private readonly lines: (Outline & { cost: number })[] = []

  constructor(area: Area) {
    this.area = area
  }

  addLine(line: readonly Point[], cost: number) {
    for (const [index, to] of line.slice(1).entries()) {
      this.lines.push({ ...outlineOf([line[index]!, to]), cost })
    }
  }

  take(box: Box, margin = GAP) {
    this.taken.push(outlineOf(cornersOf(box, margin)))
  }

  /** Whether the box has no sign, word or road, and at most a short piece of a river or shore. */
  isEmpty(box: Box): boolean {
    return this.isFree(box) && this.costOfCovering(box) < 3
  }

  isFree(box: Box): boolean {
    const corners = cornersOf(box)
    const { left, top, right, bottom } = this.area
    const inside = corners.every(
      ([x, y]) => x > left + 3 && x < right - 3 && y > top + 3 && y < bottom - 3,
    )
    return inside && !this.taken.some(touching(box, corners))
  }

  /** Takes the free candidate with the least cost; null if none is free and costs less than `limit`. */
  place<C extends Candidate>(candidates: readonly C[], limit = Number.POSITIVE_INFINITY): C | null {
    let best: C | null = null
    let least = limit
    for (const candidate of candidates) {
      if (candidate.cost >= least || !this.isFree(candidate.box)) continue
      const cost = candidate.cost + this.costOfCovering(candidate.box)
      if (cost < least) [best, least] = [candidate, cost]
    }
    if (best) this.take(best.box)
    return best
  }

  private costOfCovering(box: Box): number {
    const touches = touching(box, cornersOf(box, 1))
    let cost = 0
    for (const line of this.lines) if (touches(line)) cost += line.cost
    return cost
  }
}

/** Points with their middle, and their greatest distance from the middle: distant outlines are not compared. */
type Outline = { points: readonly Point[]; x: number; y: number; reach: number }

function outlineOf(points: readonly Point[]): Outline {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length
  return { points, x, y, reach: Math.max(...points.map((point) => distance(point, [x, y]))) }
}

function touching({ x, y, halfWidth, halfHeight }: Box, corners: readonly Point[]) {
  const own = halfWidth + halfHeight
  return (other: Outline) =>
    Math.abs(other.x - x) < own + other.reach &&
    Math.abs(other.y - y) < own + other.reach &&
    overlap(corners, other.points)
}

/** The positions around a sign of this radius. Beside the sign costs least, then above and below, then farther away. */
export function around([x, y]: Point, width: number, height: number, radius: number, rings = 3) {
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  const found: (Candidate & { anchor: 'start' | 'middle' | 'end' })[] = []
  for (let ring = 0; ring < rings; ring++) {
    const gap = radius + 2 + ring * 7
    const far = ring * 14
    for (const down of [0, -0.6, 0.6, -1, 1]) {
      const shift = down * (halfHeight + ring * 4)
      const cost = far + Math.abs(down) * 2
      const box = { y: y + shift, halfWidth, halfHeight }
      found.push({ box: { ...box, x: x + gap + halfWidth }, cost, anchor: 'start' })
      found.push({ box: { ...box, x: x - gap - halfWidth }, cost: cost + 1, anchor: 'end' })
    }
    for (const side of [0, -0.5, 0.5]) {
      const box = { x: x + side * halfWidth, halfWidth, halfHeight }
      const cost = far + 3 + Math.abs(side)
      found.push({ box: { ...box, y: y - gap - halfHeight }, cost, anchor: 'middle' })
      found.push({ box: { ...box, y: y + gap + halfHeight }, cost: cost + 0.5, anchor: 'middle' })
    }
  }
  return found
}

/** Positions along a line, or `off` units beside it, turned like the line: for the names of rivers and ranges. */
export function along(line: readonly Point[], width: number, height: number, off: number) {
  const found: Candidate[] = []
  for (let i = 0; i < line.length; i++) {
    const middle = line[i]!
    const [before, after] = [pointAway(line, i, -1, width / 2), pointAway(line, i, 1, width / 2)]
    if (!before || !after) continue
    const [left, right] = before[0] < after[0] ? [before, after] : [after, before]
    const angle = Math.atan2(right[1] - left[1], right[0] - left[0])
    if (Math.abs(angle) > 1.45) continue
    const bend = distanceToLine(middle, [left, right])
    for (const side of off ? [-1, 1] : [0]) {
      const shift = side * (off + bend)
      const box = {
        x: (left[0] + right[0]) / 2 - Math.sin(angle) * shift,
        y: (left[1] + right[1]) / 2 + Math.cos(angle) * shift,
        halfWidth: width / 2,
        halfHeight: height / 2,
        angle,
      }
      const central = Math.abs(i / line.length - 0.5) * 6
      found.push({ box, cost: bend + central + Math.abs(angle) * 2 })
    }
  }
  return found
}

function pointAway(line: readonly Point[], from: number, step: 1 | -1, far: number): Point | null {
  let rest = far
  for (let i = from; line[i + step]; i += step) {
    const [a, b] = [line[i]!, line[i + step]!]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length >= rest) return pointBetween(a, b, rest / length)
    rest -= length
  }
  return null
}
