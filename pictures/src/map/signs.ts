// Path data of a map: the signs (pass, bed, pump), and the shapes that signs and badges stand on.

import type { Point } from '../geometry.ts'

/** Path data of a sign at each of the points. */
export const signsAt = (sign: string, points: readonly Point[]) =>
  points.map(([x, y]) => `M${toHalf(x)} ${toHalf(y)}${sign}`).join('')

export const discs = (radius: number, points: readonly Point[]) =>
  signsAt(
    `m-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
    points,
  )

export const squares = (half: number, points: readonly Point[]) => {
  const side = 2 * half - 4
  return signsAt(
    `m${2 - half}-${half}h${side}q2 0 2 2v${side}q0 2-2 2h-${side}q-2 0-2-2v-${side}q0-2 2-2z`,
    points,
  )
}

/** Two arcs, back to back: the sign for a pass on hiking maps. */
export const PASS = 'm-4.5-5q5 5 0 10m9-10q-5 5 0 10'
export const BED = 'm-5-3.5v7m0-2h10v2m0-2v-1.5q0-2-2-2h-4.5v3.5m-2-2.7a.6.6 0 1 0 .1 0'
export const PUMP =
  'm-4 4.5v-8q0-1 1-1h3q1 0 1 1v8m-6 0h7m-1-4h1q1 0 1 1v1.5q0 1 1 1t1-1v-3.5l-2-2m-6 .5h3'

/** A pill, 16 units high, for each box. */
export const pills = (boxes: readonly { x: number; y: number; halfWidth: number }[]) =>
  boxes
    .map(({ x, y, halfWidth }) => {
      const side = Math.round(halfWidth - 8)
      return `M${Math.round(x) - side} ${Math.round(y) - 8}h${2 * side}a8 8 0 0 1 0 16h-${2 * side}a8 8 0 0 1 0-16z`
    })
    .join('')

const toHalf = (value: number) => Math.round(value * 2) / 2
