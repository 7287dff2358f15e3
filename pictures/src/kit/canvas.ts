// What every drawing is made of: layers, inks and template tags. Points are written as in SVG: '0 500, 200 380'. A path
// follows its ink: fill`snow M0 0h9v9z`, line`dark 4 M0 0h9` (4 wide). An ink may have an opacity: `dark/0.2`.

import type { Inks } from '../moods.ts'

export const WIDTH = 1200
export const HEIGHT = 800

export type Canvas = {
  /** How far land and sky go on beyond each side: 0, except in a panorama. */
  reach: number
  inks: Inks
  random: () => number
}
/** SVG, layers from the back to the front, or a function that returns a layer; false and undefined draw nothing. */
export type Layer = string | false | undefined | readonly Layer[] | ((canvas: Canvas) => Layer)
/** An ink by its role, or a colour that is the same in every mood, such as a flag's. */
export type Ink = keyof Inks | `#${string}`

export function drawn(layer: Layer, canvas: Canvas): string {
  if (typeof layer === 'function') return drawn(layer(canvas), canvas)
  if (typeof layer === 'string') return layer
  return layer ? layer.map((each) => drawn(each, canvas)).join('') : ''
}

/** A random x within the width and its reach. */
export const anyX = ({ random, reach }: Canvas) => random() * (WIDTH + 2 * reach) - reach

export const fill = path((ink, d) => d && `<path fill="${ink}" d="${d}"/>`)

export const line = path((ink, text) => {
  const space = text.indexOf(' ')
  const [width, d] = [text.slice(0, space), text.slice(space + 1)]
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`
})

/** Makes a template tag that takes an ink, with or without an opacity, and a text such as path data. */
function path(draw: (colour: string, text: string) => string) {
  return (strings: TemplateStringsArray, ...values: (string | number)[]): Layer => {
    const [, ink = '', opacity, text = ''] =
      /^([^ /]+)(?:\/(\S+))? (.*)$/.exec(String.raw(strings, ...values)) ?? []
    return ({ inks }) => {
      const element = draw(colour(inks, ink), text)
      return opacity ? `<g opacity="${opacity}">${element}</g>` : element
    }
  }
}

/**
 * Makes a template tag for a list of numbers, after the options that differ from their defaults (`ink` without a name):
 * massif`far snow=350: 0 420, 160 310, 320 400`, poplars`60 700 120, 120 720 150`.
 */
export function listed<Options extends Record<string, string | number>>(
  defaults: Options,
  draw: (list: string, options: Options) => Layer,
) {
  return (strings: TemplateStringsArray, ...values: (string | number)[]): Layer => {
    const text = String.raw(strings, ...values)
    const [, head, list = ''] = /^(?:([^\d-].*?)(?:: |$))?(.*)$/.exec(text) ?? []
    const options: Record<string, string | number> = { ...defaults }
    for (const word of head?.split(' ') ?? []) {
      const [name = '', value = ''] = word.includes('=') ? word.split('=') : ['ink', word]
      if (!(name in defaults)) {
        throw new Error(`"${name}" of "${text}" is none of ${Object.keys(defaults).join(', ')}`)
      }
      options[name] = typeof defaults[name] === 'number' ? Number(value) : value
    }
    return draw(list, options as Options)
  }
}

export const disc =
  (ink: Ink, x: number, y: number, r: number, ry = r): Layer =>
  ({ inks }) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${colour(inks, ink)}"/>`

/** A band over the whole width, from one height to another. */
export const band =
  (ink: Ink, top: number, foot = HEIGHT): Layer =>
  ({ inks, reach }) =>
    `<path fill="${colour(inks, ink)}" d="M${-reach} ${top}h${WIDTH + 2 * reach}V${foot}H${-reach}z"/>`

/** Layers at an opacity. */
export const translucent = (opacity: number, ...layers: Layer[]): Layer => [
  `<g opacity="${opacity}">`,
  layers,
  '</g>',
]

export function colour(inks: Inks, ink: string): string {
  const found = ink.startsWith('#') ? ink : inks[ink as keyof Inks]
  if (!found)
    throw new Error(`There is no ink "${ink}": use ${Object.keys(inks).join(', ')} or #hex`)
  return found
}
