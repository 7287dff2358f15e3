// Skies: flat steps towards the horizon, a sun or moon, stars, clouds and bands of mist.

import { anyX, band, disc, fill, type Ink, type Layer, listed, translucent } from './canvas.ts'
import { numbersOf } from './points.ts'
import { river } from './ways.ts'

type Sky = {
  /** 'x y radius' of the sun or the moon. */
  sun?: string
  /** Rings around the sun, which stand for its glow. */
  rings?: number
  /** The y at which the sky ends; the sky becomes lighter in flat steps above this y. */
  horizon?: number
}

export function sky({ sun, rings = 0, horizon = 500 }: Sky = {}): Layer {
  const [x = 0, y = 0, r = 0] = sun ? numbersOf(sun)[0]! : []
  return [
    band('sky', 0),
    [170, 90, 30].map((above) => translucent(0.34, band('haze', horizon - above))),
    Array.from({ length: rings }, (_, ring) =>
      translucent(0.16, disc('sun', x, y, Math.round(r * (1 + 0.55 * (rings - ring))))),
    ),
    sun && disc('sun', x, y, r),
  ]
}

export function crescent(x: number, y: number, r: number): Layer {
  const inner = Math.round(r * 1.2)
  return fill`sun M${x} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}a${inner} ${inner} 0 0 1 0-${2 * r}z`
}

/** Stars over the whole width, down to `foot`. */
export function stars(count: number, foot: number): Layer {
  return (canvas) => {
    const spots = Array.from({ length: count }, () => {
      const [x, y] = [anyX(canvas), canvas.random() ** 1.3 * foot]
      return dot(x, y, canvas.random() < 0.15 ? 3 : 1.5)
    })
    return fill`sun ${spots.join('')}`
  }
}

/** The Milky Way, which rises from `x` and `foot` to the right: nested glows, a dark lane and stars. */
export function milkyWay(x: number, foot: number): Layer {
  const lane = (shift: number, from: number, to: number) => {
    const bend = (off: number, part: number) => `${x + off + shift} ${Math.round(foot * part)}`
    return `${x + 430 + shift} -60 ${from}, ${bend(360, 0.2)}, ${bend(230, 0.5)}, ${bend(70, 0.78)}, ${x - 40 + shift} ${foot + 30} ${to}`
  }
  const glow = (opacity: number, ink: Ink, shift: number, from: number, to: number) =>
    translucent(opacity, river`${ink} flat=1: ${lane(shift, from, to)}`)
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
      fill`sun ${dust.join('')}`,
    ]
  }
}

/** Clouds with a flat base: 'x y width' each. */
export const clouds = listed({ ink: 'snow' }, (list, { ink }) => {
  const puffs = numbersOf(list).map(([x = 0, y = 0, wide = 0]) => {
    const u = wide / 20
    const arc = (part: number, rise: number, radius: number) =>
      `a${Math.round(radius * u)} ${Math.round(radius * u)} 0 0 1 ${Math.round(part * u)} ${Math.round(rise * u)}`
    return `M${Math.round(x - wide / 2)} ${y}${arc(4, -2.4, 3)}${arc(6.4, -1.6, 3.6)}${arc(5.6, 1.8, 3.4)}${arc(4, 2.2, 2.6)}z`
  })
  return fill`${ink} ${puffs.join('')}`
})

/** Long thin streaks of high cloud or mist: 'x y width' each. */
export const streaks = listed({ ink: 'haze', thick: 14 }, (list, { ink, thick }) => {
  const bars = numbersOf(list).map(
    ([x = 0, y = 0, wide = 0]) =>
      `M${x - wide / 2} ${y}q${wide * 0.2}-${thick} ${wide * 0.5}-${thick}t${wide * 0.5} ${thick}q-${wide * 0.3} ${thick * 0.6}-${wide * 0.5} ${thick * 0.6}t-${wide * 0.5}-${thick * 0.6}z`,
  )
  return fill`${ink}/0.75 ${bars.map((bar) => bar.replace(/-?\d+\.\d+/g, toInteger)).join('')}`
})

const toInteger = (number: string) => `${Math.round(Number(number))}`

function dot(x: number, y: number, size: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h${size}v${size}h-${size}z`
}
