// The types that every drawing uses. A layer draws on a canvas and returns SVG. A scene is a mood with its layers from
// the back to the front. Points are written as in SVG: '0 500, 200 380, 320 440'.

import type { Inks, Mood } from '../inks.ts'
import type { Point } from '../point.ts'

export const WIDTH = 1200
export const HEIGHT = 800
/** How far the land of a panorama goes on beyond each side of the picture. */
const REACH = 400

export type Canvas = {
  width: number
  height: number
  /** How far land and sky go on beyond both sides: 0, or REACH in a panorama. */
  reach: number
  inks: Inks
  random: () => number
}
export type Layer = (canvas: Canvas) => string
export type Scene = { mood: Mood; layers: readonly Layer[]; reach: number }
/** An ink by its role, or a colour that is the same in every mood, such as a flag's. */
export type Ink = keyof Inks | `#${string}`

export const scene = (mood: Mood, ...layers: Layer[]): Scene => ({ mood, layers, reach: 0 })

/**
 * A scene whose sky, massifs, hills and lakes go on beyond its sides; other layers do so with `wide`. A tour's header
 * shows the file's view #wide, which begins at the height `top`.
 */
export const panorama = (mood: Mood, top: number, ...layers: Layer[]): Scene => ({
  mood,
  layers: [
    () =>
      `<view id="wide" viewBox="-352 ${top} ${WIDTH + 2 * 352} 560" preserveAspectRatio="xMidYMax slice"/>`,
    ...layers,
  ],
  reach: REACH,
})

export const group =
  (...layers: Layer[]): Layer =>
  (canvas) =>
    layers.map((layer) => layer(canvas)).join('')

export const fill =
  (ink: Ink, d: string): Layer =>
  ({ inks }) =>
    d && `<path fill="${colour(inks, ink)}" d="${d}"/>`

export const line =
  (ink: Ink, width: number, d: string): Layer =>
  ({ inks }) =>
    `<path fill="none" stroke="${colour(inks, ink)}" stroke-width="${width}" d="${d}"/>`

export const disc =
  (ink: Ink, x: number, y: number, r: number, ry = r): Layer =>
  ({ inks }) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${colour(inks, ink)}"/>`

/** A band over the whole width, from one height to another. */
export const band =
  (ink: Ink, top: number, foot = HEIGHT): Layer =>
  (canvas) =>
    fill(
      ink,
      `M${-canvas.reach} ${top}h${WIDTH + 2 * canvas.reach}V${foot}H${-canvas.reach}z`,
    )(canvas)

/** Layers and their mirror images beyond both sides of a panorama, which overlap by a unit, so that no seam shows. */
export const wide =
  (id: string, ...layers: Layer[]): Layer =>
  (canvas) =>
    `<g id="${id}">${group(...layers)(canvas)}</g>` +
    `<use href="#${id}" transform="matrix(-1 0 0 1 1 0)"/><use href="#${id}" transform="matrix(-1 0 0 1 ${2 * WIDTH - 1} 0)"/>`

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

/** An ink with opacity, so that what lies below shows through. */
export const thin =
  (opacity: number, ...layers: Layer[]): Layer =>
  (canvas) =>
    `<g opacity="${opacity}">${group(...layers)(canvas)}</g>`

/** Layers drawn around the origin and placed elsewhere; a negative `across` mirrors them. */
export const at =
  (x: number, y: number, scale: number, ...layers: Layer[]): Layer =>
  (canvas) =>
    `<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})">${group(...layers)(canvas)}</g>`

/** Layers that are not drawn where they stand, but at every `reuse` of their id. */
export const define =
  (id: string, ...layers: Layer[]): Layer =>
  (canvas) =>
    `<defs><g id="${id}">${group(...layers)(canvas)}</g></defs>`

export const reuse =
  (id: string): Layer =>
  () =>
    `<use href="#${id}"/>`

export function colour(inks: Inks, ink: Ink): string {
  return ink.startsWith('#') ? ink : inks[ink as keyof Inks]
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
