// The motorbikes of the tours from the side, in centimetres: the origin is on the ground between the wheels, and the
// front is on the right. Far bikes have fewer parts, because a part below a pixel is noise.

import { colour, disc, fill, type Layer } from './canvas.ts'
import { shapesOf } from './figure.ts'
import data from './figures.json' with { type: 'json' }

/**
 * Millimetres. The wheelbases of the Himalayans are in carandbike's report of 2 November 2023 (carandbike.com). The
 * other lengths are the maker's, from memory: look them up before they matter. A radius is half the rim and the height
 * of the tyre: 90/90-19 and 110/80-18, 90/90-21 and 120/90-17, 90/90-21 and 140/80-17.
 */
// biome-ignore format: a table
const models = {
  classic:         { wheelbase: 1370, frontRadius: 322, rearRadius: 317, length: 2140 },
  himalayan:       { wheelbase: 1465, frontRadius: 348, rearRadius: 324, length: 2190 },
  'himalayan-450': { wheelbase: 1510, frontRadius: 348, rearRadius: 328, length: 2245 },
}

export type Model = keyof typeof models
/** By the length of the drawn bike: below 80, to 300, and above 300 units of the picture. */
export type Detail = 'far' | 'middle' | 'near'

export const detailAt = (scale: number): Detail => {
  const length = (models.classic.length / 10) * scale
  return length < 80 ? 'far' : length < 300 ? 'middle' : 'near'
}

const { alloy, chrome, iron } = data.inks

/** The bike without a rider. */
export function bike(model: Model, detail: Detail, paint: string, luggage = true): Layer {
  const { wheelbase, frontRadius, rearRadius } = models[model]
  const half = wheelbase / 20
  const make = model === 'classic' ? 'classic' : 'himalayan'
  const far = detail === 'far'
  return [
    !far && fill('dark/0.22 M-110 0q110-9 220 0-110 9-220 0z'),
    wheel(-half, rearRadius / 10, detail),
    wheel(half, frontRadius / 10, detail),
    shapesOf(far ? `${make}-far` : model, [paint], detail === 'near'),
    luggage && shapesOf(far ? `${make}-luggage-far` : `${make}-luggage`, [], detail === 'near'),
  ]
}

function wheel(x: number, radius: number, detail: Detail): Layer {
  const ring = (ink: string, r: number, width: number, spokes = ''): Layer => {
    const dashes = spokes && ` stroke-linecap="butt" stroke-dasharray="${spokes}"`
    const circle = `<circle cx="${x}" cy="${-radius}" r="${r}" fill="none"`
    return ({ inks }) =>
      `${circle} stroke="${colour(inks, ink)}" stroke-width="${width}"${dashes}/>`
  }
  if (detail === 'far') return [ring('dark', radius - 5, 9)]
  const rim = radius - 10
  return [
    ring('dark', radius - 4.8, 9.6),
    // A circle as thick as the rim's radius: each dash is a spoke.
    detail === 'near' && ring(alloy, rim / 2, rim, `0.5 ${(Math.PI * rim) / 28 - 0.5}`),
    ring(chrome, rim, 2),
    detail === 'near' && ring(iron, 12, 2.5),
    disc(`${iron} ${x} ${-radius} 6`),
  ]
}
