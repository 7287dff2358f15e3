// Figures are data: figures.json has each as a list of shapes from the back to the front, drawn around the origin. A shape
// is 'ink path', 'line ink width path' or 'disc ink x y radius' (and a second radius of an ellipse); the shapes that begin
// with 'close' are only in large drawings. `inks` are a figure's own, in the order in which a scene may replace them, with
// their defaults; the inks at the head of the file belong to all figures.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'
import data from './figures.json' with { type: 'json' }
import { sized } from './place.ts'

export type FigureName = keyof typeof data.figures
type Figure = { inks?: Record<string, string>; shapes: readonly string[] }

const figures: Record<FigureName, Figure> = data.figures

/** The shapes of a figure; `given` replaces its first inks. */
export function shapesOf(name: FigureName, given: readonly Ink[] = [], close = false): Layer {
  const { inks = {}, shapes } = figures[name]
  const own = Object.entries(inks).map(([ink, usual], index) => [ink, given[index] ?? usual])
  const all: Record<string, string> = { ...data.inks, ...Object.fromEntries(own) }
  return shapes.map((shape): Layer => {
    const words = shape.split(' ')
    if (words[0] === 'close') {
      if (!close) return false
      words.shift()
    }
    const kind = words[0] === 'line' || words[0] === 'disc' ? words.shift() : 'fill'
    const [ink = '', opacity] = words[0]!.split('/')
    const paint = [all[ink] ?? ink, opacity].filter(Boolean).join('/')
    const rest = words.slice(1)
    if (kind === 'line') return line`${paint} ${rest.join(' ')}`
    if (kind === 'fill') return fill`${paint} ${rest.join(' ')}`
    const [x = 0, y = 0, r = 0, ry] = rest.map(Number)
    return disc(paint as Ink, x, y, r, ry)
  })
}

/** A figure as a template tag with a list of places, as `placed` makes it. */
export const figure = (name: FigureName) => sized((_, ...inks) => shapesOf(name, inks))

/** A figure that is drawn where its shapes stand, such as a part of a portrait: a function of its inks. */
export const part =
  (name: FigureName) =>
  (...inks: Ink[]): Layer =>
    shapesOf(name, inks)
