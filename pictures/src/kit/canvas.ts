// What every drawing is made of: layers and inks. A layer is a function of its text: `fill('snow M0 0h9v9z')`,
// `line('dark 4 M0 0h9')` (4 wide). Points are written as in SVG: '0 500, 200 380'. An ink may have an opacity:
// 'dark/0.2'.

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

export function drawn(layer: Layer, canvas: Canvas): string {
  if (typeof layer === 'function') return drawn(layer(canvas), canvas)
  if (typeof layer === 'string') return layer
  return layer ? layer.map((each) => drawn(each, canvas)).join('') : ''
}

/** A random x within the width and its reach. */
export const anyX = ({ random, reach }: Canvas) => random() * (WIDTH + 2 * reach) - reach

/** 'ink path'. */
export const fill = inked((ink, d) => d && `<path fill="${ink}" d="${d}"/>`)

/** 'ink width path'. */
export const line = inked((ink, text) => {
  const [width, d] = cut(text)
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`
})

/** 'ink x y radius', or 'ink x y radius radius' of an ellipse. */
export const disc = inked((ink, text) => {
  const [x, y, r, ry = r] = text.split(' ')
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${ink}"/>`
})

/** 'ink top foot': over the whole width; without `foot` down to the picture's foot. */
export const band = inked((ink, text, { reach }) => {
  const [top, foot = HEIGHT] = text.split(' ')
  return `<path fill="${ink}" d="M${-reach} ${top}h${WIDTH + 2 * reach}V${foot}H${-reach}z"/>`
})

function inked(draw: (colour: string, text: string, canvas: Canvas) => string) {
  return (text: string): Layer => {
    const [paint, rest] = cut(text)
    const [ink = '', opacity] = paint.split('/')
    return (canvas) => {
      const element = draw(colour(canvas.inks, ink), rest, canvas)
      return opacity ? `<g opacity="${opacity}">${element}</g>` : element
    }
  }
}

/** The first word of a text, and the rest. */
export function cut(text: string): [word: string, rest: string] {
  const space = text.indexOf(' ')
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)]
}

/**
 * A layer whose text is a list of numbers, after the options that differ from their defaults (`ink` without a name):
 * 'far snow=350: 0 420, 160 310, 320 400', '60 700 120, 120 720 150'.
 */
export function listed<Options extends Record<string, string | number>>(
  defaults: Options,
  draw: (list: string, options: Options) => Layer,
) {
  return (text: string): Layer => {
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

/** Layers at an opacity. */
export const translucent = (opacity: number | string, layers: Layer): Layer => [
  `<g opacity="${opacity}">`,
  layers,
  '</g>',
]

/** The colour of an ink: of a role, or one that is the same in every mood, such as a flag's '#d8453a'. */
export function colour(inks: Inks, ink: string): string {
  const found = ink.startsWith('#') ? ink : inks[ink as keyof Inks]
  if (!found)
    throw new Error(`There is no ink "${ink}": use ${Object.keys(inks).join(', ')} or #hex`)
  return found
}
