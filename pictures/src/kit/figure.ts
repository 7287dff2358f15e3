// Figures are data: figures.json has each as a list of shapes from the back to the front, drawn around the origin. A shape
// that begins with 'close' is only in large drawings. `inks` are a figure's own, in the order in which a scene may replace
// them, with their defaults; the inks at the head of the file belong to all figures.

import { colour, cut, disc, drawn, fill, type Layer, line, translucent } from './canvas.ts'
import data from './figures.json' with { type: 'json' }
import { lettered } from './letters.ts'
import { sized } from './place.ts'
import { mirrored } from './water.ts'

/** A layer by its name and its text, or a group: what is done to layers, and the layers. */
export type Shape = string | readonly Shape[]
type Figure = { inks?: Record<string, string>; shapes: readonly Shape[] }

const figures: Record<string, Figure> = data.figures

/** The layers of figures; scenes know more (scene.ts). */
export const plain: Record<string, (text: string) => Layer> = { disc, fill, lettered, line }

const groups: Record<string, (text: string, layers: Layer) => Layer> = {
  at: (places, layers) => sized(() => layers)(places),
  mirrored,
  translucent,
}

/** A figure's name is followed by its places, or by inks if the figure is drawn where its shapes stand. */
export function read(shape: Shape, layers = plain): Layer {
  if (typeof shape !== 'string') {
    const [head = '', ...inner] = shape
    const [name, text] = cut(String(head))
    const group = groups[name]
    if (!group) throw new Error(`"${name}" is none of ${Object.keys(groups).join(', ')}`)
    return group(
      text,
      inner.map((each) => read(each, layers)),
    )
  }
  const [name, text] = cut(shape)
  if (name === '#') return false
  const layer = layers[name]
  if (layer) return layer(text)
  if (!figures[name]) {
    throw new Error(
      `There is no layer "${name}": use ${Object.keys(layers).join(', ')} or a figure`,
    )
  }
  const draw = (_: number, ...inks: string[]) => shapesOf(name, inks)
  return /^-?\d/.test(text) ? sized(draw)(text) : draw(1, ...text.split(' ').filter(Boolean))
}

/** The shapes of a figure; `given` replaces its first inks. */
export function shapesOf(name: string, given: readonly string[] = [], close = false): Layer {
  const { inks: own = {}, shapes } = figures[name]!
  const shown = shapes.map((shape) => {
    if (typeof shape !== 'string' || !shape.startsWith('close ')) return shape
    return close && shape.slice('close '.length)
  })
  return ({ inks, ...canvas }) => {
    const all = { ...inks, ...data.inks }
    const colours = Object.entries(own).map(([ink, usual], index) => {
      return [ink, colour(all, given[index] ?? usual)]
    })
    return drawn(
      shown.map((shape) => shape && read(shape)),
      { ...canvas, inks: { ...all, ...Object.fromEntries(colours) } },
    )
  }
}
