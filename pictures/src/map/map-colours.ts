// The colours of a map in both themes, and functions that write paths in these colours.

import { dayColours } from 'brand/palette.ts'

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
