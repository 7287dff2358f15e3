// Layers that are drawn around the origin and placed elsewhere, or drawn several times.

import { type Layer, listed } from './canvas.ts'
import { numbersOf } from './points.ts'

/** A negative `scale` also mirrors the layers, left to right. */
export const at = (x: number, y: number, scale: number, layers: Layer): Layer => [
  `<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})">`,
  layers,
  '</g>',
]

/**
 * An element that is drawn around the origin, at every place of a list 'x foot scale', each with inks that replace the
 * element's own: '350 740, 600 726 0.8 roof'. What is drawn may depend on the scale.
 */
export const sized =
  (draw: (scale: number, ...inks: string[]) => Layer) =>
  (places: string): Layer =>
    places.split(', ').map((place) => {
      const [x, foot, scale = 1, ...inks] = place.split(' ')
      return at(Number(x), Number(foot), Number(scale), draw(Number(scale), ...inks))
    })

/** A `listed` layer that draws the rows of its list one by one. */
export const eachOf = <Options extends Record<string, string | number>>(
  defaults: Options,
  draw: (row: readonly number[], options: Options) => Layer,
) => listed(defaults, (list, options) => numbersOf(list).map((row) => draw(row, options)))
