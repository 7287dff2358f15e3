// Lists of numbers as points, and points as path data.

import type { Point } from '../geometry.ts'
import { WIDTH } from './canvas.ts'

/**
 * In a panorama, land that reaches a side of the picture goes on beyond this side with the land of the other side, which
 * is lifted to join and becomes flatter with the distance.
 */
export function continuedBeyondSides(points: readonly Point[], reach: number): Point[] {
  if (reach === 0) return [...points]
  const [[startX, startY], [endX, endY]] = [points[0]!, points.at(-1)!]
  const far = 1.4 * reach
  const beyond = (side: 1 | -1, [edgeX, edgeY]: Point, [fromX, fromY]: Point) => {
    const moved = points.slice(1, -1).map(([x, y]): Point => {
      const off = Math.abs(x - fromX)
      return [edgeX + side * off, edgeY + (y - fromY) * (1 - off / (2 * far))]
    })
    return [
      ...moved.filter(([x]) => Math.abs(x - edgeX) < far * 0.9),
      [edgeX + side * far, edgeY],
    ] as Point[]
  }
  const left = startX > 0 ? [] : beyond(-1, points[0]!, [endX, endY])
  const right = endX < WIDTH ? [] : beyond(1, points.at(-1)!, [startX, startY])
  return [...left.toSorted(([a], [b]) => a - b), ...points, ...right]
}

export function pointsOf(list: string): Point[] {
  return numbersOf(list).map(([x = 0, y = 0]) => [x, y])
}

/** The rows of a list such as '10 20 30, 40 50 60'. */
export function numbersOf(list: string): number[][] {
  return list.split(',').map((row) => row.trim().split(/\s+/).map(Number))
}

/** A smooth line from the first point to the last; the points between are the control points of its curves. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y]
    const isLast = index >= rest.length - 2
    const [endX, endY] = isLast ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2]
    return `Q${Math.round(x)} ${Math.round(y)} ${Math.round(endX)} ${Math.round(endY)}`
  })
  const kept = rest.length > 1 ? bends.slice(0, -1) : bends
  return `M${Math.round(first[0])} ${Math.round(first[1])}${kept.join('')}`
}

/**
 * A shape at a place and in a size: its outline is relative path data (small letters only) around the origin, such as
 * 'm-50 0v-100h100v100z', and the scales may differ across and down.
 */
export function shape(outline: string, x: number, y: number, across: number, down = across) {
  const steps = outline.replace(/([a-z])([^a-z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map((number, index) => {
      // The radii of an arc are followed by an angle and two flags.
      const turn = command === 'a' ? index % 7 : index
      if (command === 'a' && turn > 1 && turn < 5) return Number(number)
      const isDown = command === 'v' || (command !== 'h' && (turn === 6 || turn % 2 === 1))
      const isAcross = command === 'a' && turn === 5
      return Math.round(Number(number) * (isDown && !isAcross ? down : across))
    })
    return command + numbers.join(' ').replaceAll(' -', '-')
  })
  return `M${Math.round(x)} ${Math.round(y)}${steps}`
}

/** A small square. */
export const dot = (x: number, y: number, size: number) => shape('h1v1h-1z', x, y, size)

export const between = (from: number, to: number, part: number) => from + (to - from) * part
