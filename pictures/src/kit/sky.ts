// Skies: flat steps towards the horizon, a sun or moon, stars, clouds and bands of mist.

import { anyX, band, disc, fill, type Layer, listed, translucent } from './canvas.ts'
import { dot, numbersOf, shape } from './points.ts'
import { river } from './roads-and-rivers.ts'

const skyOptions = {
  /** Rings around the sun, which stand for its glow. */
  rings: 0,
  /** The y at which the sky ends; the sky becomes lighter in flat steps above this y. */
  horizon: 500,
}

/** 'x y radius' is the sun or the moon; without numbers there is none. */
export const sky = listed(skyOptions, (sun, { rings, horizon }) => [
  band('sky 0'),
  [170, 90, 30].map((above) => band(`haze/0.34 ${horizon - above}`)),
  sun && glow(sun, rings),
])

function glow(sun: string, rings: number): Layer {
  const [x, y, r = 0] = numbersOf(sun)[0]!
  const ring = Array.from({ length: rings }, (_, at) => Math.round(r * (1 + 0.55 * (rings - at))))
  return [ring.map((radius) => disc(`sun/0.16 ${x} ${y} ${radius}`)), disc(`sun ${x} ${y} ${r}`)]
}

/** 'x y radius'. */
export function crescent(text: string): Layer {
  const [x = 0, y = 0, r = 0] = numbersOf(text)[0]!
  const inner = Math.round(r * 1.2)
  return fill(`sun M${x} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}a${inner} ${inner} 0 0 1 0-${2 * r}z`)
}

/** 'count foot': stars over the whole width, down to `foot`. */
export function stars(text: string): Layer {
  const [count = 0, foot = 0] = numbersOf(text)[0]!
  return (canvas) => {
    const spots = Array.from({ length: count }, () => {
      const [x, y] = [anyX(canvas), canvas.random() ** 1.3 * foot]
      return dot(x, y, canvas.random() < 0.15 ? 3 : 1.5)
    })
    return fill(`sun ${spots.join('')}`)
  }
}

/** 'x foot': the Milky Way, which rises from there to the right: nested glows, a dark lane and stars. */
export function milkyWay(text: string): Layer {
  const [x = 0, foot = 0] = numbersOf(text)[0]!
  const lane = (shift: number, from: number, to: number) => {
    const at = (off: number, part: number) => `${x + off + shift} ${Math.round(foot * part)}`
    const bends = [at(360, 0.2), at(230, 0.5), at(70, 0.78)].join(', ')
    return `${x + 430 + shift} -60 ${from}, ${bends}, ${x - 40 + shift} ${foot + 30} ${to}`
  }
  const glow = (opacity: number, ink: string, shift: number, from: number, to: number) =>
    translucent(opacity, river(`${ink} flat=1: ${lane(shift, from, to)}`))
  return (canvas) => {
    const dust = Array.from({ length: 120 }, () => {
      const along = canvas.random()
      const off = (canvas.random() + canvas.random() - 1) * 150
      const size = canvas.random() < 0.2 ? 3 : 2
      return dot(x + off + along * 420 - along * (1 - along) * 60, foot * (1 - along * 1.05), size)
    })
    return [
      glow(0.34, 'haze', 0, 300, 190),
      glow(0.4, 'haze', 0, 190, 110),
      glow(0.4, 'far', -10, 120, 70),
      glow(0.26, 'snow', 30, 56, 30),
      glow(0.5, 'sky', -18, 34, 8),
      fill(`sun ${dust.join('')}`),
    ]
  }
}

/** Clouds with a flat base: 'x y width' each. */
export const clouds = listed({ ink: 'snow' }, (list, { ink }) => {
  const puffs = numbersOf(list).map(([x = 0, y = 0, wide = 0]) => shape(CLOUD, x, y, wide / 20))
  return fill(`${ink} ${puffs.join('')}`)
})

const CLOUD =
  'm-10 0a3 3 0 0 1 4-2.4a3.6 3.6 0 0 1 6.4-1.6a3.4 3.4 0 0 1 5.6 1.8a2.6 2.6 0 0 1 4 2.2z'

/** Long thin streaks of high cloud or mist: 'x y width' each. */
export const streaks = listed({ ink: 'haze', thick: 14 }, (list, { ink, thick }) => {
  const bars = numbersOf(list).map(([x = 0, y = 0, wide = 0]) =>
    shape('m-50 0q20-10 50-10t50 10q-30 6-50 6t-50-6z', x, y, wide / 100, thick / 10),
  )
  return fill(`${ink}/0.75 ${bars.join('')}`)
})
