// What every drawing is made of. A layer draws on a canvas and returns SVG. A scene is a mood with its layers from the
// back to the front. Points are written as in SVG: '0 500, 200 380, 320 440'. A path is written in one line behind its
// ink: fill`snow M0 0h9v9z`, line`dark 4 M0 0h9`; an ink with an opacity lets through what lies below: fill`dark/0.2 …`.

import type { Inks, Mood } from '../inks.ts'
import type { Point } from '../point.ts'

export const WIDTH = 1200
export const HEIGHT = 800
/** How far the land of a panorama goes on beyond each side of the picture. */
const REACH = 400

export type Canvas = {
  /** How far land and sky go on beyond both sides: 0, or REACH in a panorama. */
  reach: number
  inks: Inks
  random: () => number
  /** How many layers have been drawn `wide`. */
  wides: number
}
export type Layer = (canvas: Canvas) => string
export type Scene = { mood: Mood; layers: readonly Layer[]; reach: number }
/** An ink by its role, or a colour that is the same in every mood, such as a flag's. */
export type Ink = keyof Inks | `#${string}`

export const scene = (mood: Mood, layers: readonly Layer[]): Scene => ({ mood, layers, reach: 0 })

/** A scene that goes on beyond its sides; its view #wide, for a tour's header, begins at `top`. */
export const panorama = (mood: Mood, top: number, layers: readonly Layer[]): Scene => ({
  mood,
  layers: [
    () =>
      `<view id="wide" viewBox="-352 ${top} ${WIDTH + 2 * 352} 560" preserveAspectRatio="xMidYMax slice"/>`,
    ...layers,
  ],
  reach: REACH,
})

/** A condition that does not hold may stand in the place of a layer. */
export const group =
  (...layers: (Layer | false | undefined)[]): Layer =>
  (canvas) =>
    layers.map((layer) => (layer ? layer(canvas) : '')).join('')

export const fill = path((ink, d) => d && `<path fill="${ink}" d="${d}"/>`)

export const line = path((ink, text) => {
  const space = text.indexOf(' ')
  const [width, d] = [text.slice(0, space), text.slice(space + 1)]
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`
})

/** A template tag for an ink and the numbers of a path. */
function path(draw: (colour: string, text: string) => string) {
  return (strings: TemplateStringsArray, ...values: (string | number)[]): Layer => {
    const [, ink = '', opacity, text = ''] =
      /^([^ /]+)(?:\/(\S+))? (.*)$/.exec(String.raw(strings, ...values)) ?? []
    return ({ inks }) => {
      const drawn = draw(colour(inks, ink), text)
      return opacity ? `<g opacity="${opacity}">${drawn}</g>` : drawn
    }
  }
}

/**
 * A template tag for a layer with a list of numbers, behind its ink and those options that differ from their defaults:
 * massif`far snow=350: 0 420, 160 310, 320 400`, poplars`60 700 120, 120 720 150`.
 */
export function listed<Options extends Record<string, string | number>>(
  defaults: Options,
  draw: (list: string, options: Options) => Layer,
) {
  return (strings: TemplateStringsArray, ...values: (string | number)[]): Layer => {
    const text = String.raw(strings, ...values)
    const [, head, list = ''] = /^(?:([^\d-].*?)(?:: |$))?(.*)$/.exec(text) ?? []
    const given = head
      ?.split(' ')
      .map((word) => (word.includes('=') ? word.split('=') : ['ink', word]))
    const options: Record<string, string | number> = { ...defaults }
    for (const [name = '', value = ''] of given ?? []) {
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

/** A layer and its mirror images beyond both sides of a panorama, which overlap by a unit, so that no seam shows. */
export const wide =
  (layer: Layer): Layer =>
  (canvas) => {
    canvas.wides++
    const id = `w${canvas.wides}`
    const mirrored = [1, 2 * WIDTH - 1].map(
      (x) => `<use href="#${id}" transform="matrix(-1 0 0 1 ${x} 0)"/>`,
    )
    return `<g id="${id}">${layer(canvas)}</g>${mirrored.join('')}`
  }

/** Points of land that reaches a side go on beyond that side of a panorama, lower than their mirror image. */
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

export const thin =
  (opacity: number, ...layers: Layer[]): Layer =>
  (canvas) =>
    `<g opacity="${opacity}">${group(...layers)(canvas)}</g>`

/** Layers drawn around the origin and placed elsewhere; a negative `across` mirrors them. */
export const at =
  (x: number, y: number, scale: number, layers: readonly Layer[]): Layer =>
  (canvas) =>
    `<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})">${group(...layers)(canvas)}</g>`

/** The same layers at every place of a list 'x y scale'. */
export const atEach = (places: string, layers: readonly Layer[]): Layer =>
  group(...numbersOf(places).map(([x = 0, y = 0, scale = 1]) => at(x, y, scale, layers)))

/** An element that is drawn around the origin, as a function of its place, its scale and its variants. */
export const placed =
  <Variants extends unknown[]>(draw: (...variants: Variants) => readonly Layer[]) =>
  (x: number, foot: number, scale = 1, ...variants: Variants): Layer =>
    at(x, foot, scale, draw(...variants))

/** Layers that are not drawn where they stand, but at every `reuse` of their id. */
export const define =
  (id: string, layers: readonly Layer[]): Layer =>
  (canvas) =>
    `<defs><g id="${id}">${group(...layers)(canvas)}</g></defs>`

export const reuse =
  (id: string): Layer =>
  () =>
    `<use href="#${id}"/>`

export function colour(inks: Inks, ink: string): string {
  const found = ink.startsWith('#') ? ink : inks[ink as keyof Inks]
  if (!found)
    throw new Error(`There is no ink "${ink}": use ${Object.keys(inks).join(', ')} or #hex`)
  return found
}

export function pointsOf(list: string): Point[] {
  return numbersOf(list).map(([x = 0, y = 0]) => [x, y])
}

/** The rows of a list such as '10 20 30, 40 50 60'. */
export function numbersOf(list: string): number[][] {
  return list.split(',').map((row) => row.trim().split(/\s+/).map(Number))
}

/** Path commands relative to the previous corner: the shortest notation for many near points. */
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

/** A smooth line through the midpoint of every two neighbouring points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y]
    const last = index >= rest.length - 2
    const [endX, endY] = last ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2]
    return `Q${Math.round(x)} ${Math.round(y)} ${Math.round(endX)} ${Math.round(endY)}`
  })
  const kept = rest.length > 1 ? bends.slice(0, -1) : bends
  return `M${Math.round(first[0])} ${Math.round(first[1])}${kept.join('')}`
}

export const between = (from: number, to: number, part: number) => from + (to - from) * part
