// Lists of numbers as points, and points as path data.

import type { Point } from '../geometry.ts'
import { WIDTH } from './canvas.ts'

/** In a panorama, land that reaches a side of the picture continues beyond this side as its mirror image, but flatter. */
export function goingOn(points: readonly Point[], reach: number): Point[] {
  const [[startX, startY], [endX, endY]] = [points[0]!, points.at(-1)!]
  const beyond = (edgeX: number, edgeY: number) =>
    points.slice(1, -1).flatMap(([x, y]): Point[] => {
      const off = Math.abs(x - edgeX) * 1.2
      return off < reach * 1.3 ? [[edgeX + Math.sign(edgeX - x) * off, between(edgeY, y, 0.7)]] : []
    })
  const far = (edgeX: number, y: number): Point => [edgeX, y]
  if (reach === 0) return [...points]
  return [
    ...(startX > 0 ? [] : [far(-1.4 * reach, startY), ...beyond(startX, startY).reverse()]),
    ...points,
    ...(endX < WIDTH ? [] : [...beyond(endX, endY).reverse(), far(WIDTH + 1.4 * reach, endY)]),
  ]
}

export function pointsOf(list: string): Point[] {
  return numbersOf(list).map(([x = 0, y = 0]) => [x, y])
}

/** The rows of a list such as '10 20 30, 40 50 60'. */
export function numbersOf(list: string): number[][] {
  return list.split(',').map((row) => row.trim().split(/\s+/).map(Number))
}

/** A closed path, each corner relative to the previous one: the shortest notation for many near points. */
export function polygon(points: readonly Point[]): string {
  const corners = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first, ...rest] = corners
  if (!first) return ''
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = corners[index]!
    return `${x - fromX} ${y - fromY}`
  })
  return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}z`
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

export const between = (from: number, to: number, part: number) => from + (to - from) * part
