// The signs of a map as path data around the origin, and the colours of a map in both themes.

import { dayColours } from 'brand/palette.ts'
import type { Point } from '../point.ts'

// light-dark() follows `color-scheme`, which a page hands down to a map that it shows through <use>.
// biome-ignore format: a table
export const colours = {
  paper:      pair('#fbf3e0', '#191a3e'),
  land:       pair('#f5e6c6', '#20214b'),
  sea:        pair('#b5d9ea', '#16346b'),
  water:      pair('#2b86bd', '#5f9be0'),
  lake:       pair('#5fb1d8', '#2f66b4'),
  ink:        pair('#2e2140', '#fbeed6'),
  faint:      pair('#67506b', '#c9bfe0'),
  waterWords: pair('#125a8a', '#a9d0f7'),
  road:       pair('#d43d24', '#ff9d4d'),
  casing:     pair('#3c1f3a', '#120f2c'),
  core:       pair('#fff7e4', '#fff1d2'),
  stripe:     pair('#fff7e4', '#33245c'),
  ice:        pair('#dfe0ea', '#474a8c'),
  iceShade:   pair('#b9bfdb', '#34356f'),
  snow:       pair('#ffffff', '#a9a9d6'),
  rock:       pair('#ebd3ac', '#3d3868'),
  rockShade:  pair('#d6b48c', '#302c59'),
  hill:       pair('#d6d9a3', '#2b4159'),
  hillShade:  pair('#b9c384', '#22344f'),
  badge:      '#3c1f3a',
  disc:       '#fff7e4',
  pump:       pair('#1f5f8f', '#8fc6f5'),
} as const

export type Colour = keyof typeof colours

/** The colour of a day, by its number from 1, as in the itinerary. */
export function dayColour(day: number): string {
  const [light, dark] = dayColours[(day - 1) % dayColours.length]!
  return pair(light, dark)
}

function pair(light: string, dark: string): string {
  return `light-dark(${light},${dark})`
}

export const filledPath = (colour: Colour, d: string) =>
  d && `<path fill="${colours[colour]}" d="${d}"/>`

export const strokedPath = (colour: Colour, width: number, d: string, more = '') =>
  strokedIn(colours[colour], width, d, more)

export const strokedIn = (colour: string, width: number, d: string, more = '') =>
  d && `<path fill="none" stroke="${colour}" stroke-width="${width}"${more} d="${d}"/>`

/** Path data of a sign, drawn at each of the points. */
export const drawn = (sign: string, points: readonly Point[]) =>
  points.map(([x, y]) => `M${round(x)} ${round(y)}${sign}`).join('')

export const discs = (radius: number, points: readonly Point[]) =>
  drawn(
    `m-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
    points,
  )

export const squares = (half: number, points: readonly Point[]) => {
  const side = 2 * half - 4
  return drawn(
    `m${2 - half}-${half}h${side}q2 0 2 2v${side}q0 2-2 2h-${side}q-2 0-2-2v-${side}q0-2 2-2z`,
    points,
  )
}

/** Two arcs, back to back: the sign for a pass on hiking maps. */
export const PASS = 'm-4.5-5q5 5 0 10m9-10q-5 5 0 10'
export const BED = 'm-5-3.5v7m0-2h10v2m0-2v-1.5q0-2-2-2h-4.5v3.5m-2-2.7a.6.6 0 1 0 .1 0'
export const PUMP =
  'm-4 4.5v-8q0-1 1-1h3q1 0 1 1v8m-6 0h7m-1-4h1q1 0 1 1v1.5q0 1 1 1t1-1v-3.5l-2-2m-6 .5h3'

const round = (value: number) => Math.round(value * 2) / 2

/** A lozenge with round ends, 16 units high, for each box. */
export const lozenges = (boxes: readonly { x: number; y: number; halfWidth: number }[]) =>
  boxes
    .map(({ x, y, halfWidth }) => {
      const side = Math.round(halfWidth - 8)
      return `M${Math.round(x) - side} ${Math.round(y) - 8}h${2 * side}a8 8 0 0 1 0 16h-${2 * side}a8 8 0 0 1 0-16z`
    })
    .join('')
