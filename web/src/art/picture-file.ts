// A picture as an SVG file: the inks of its hour, ridges from its name, and the ground that it stands on.

import { type Ground, type PictureName, type PictureRow, pictures } from '../content/pictures.ts'
import { grounds } from './grounds.ts'
import { type Inks, inksOf } from './inks.ts'
import { randomFrom, ridge } from './ridge.ts'

export const WIDTH = 1200
export const HEIGHT = 800

/** The whole file; the same name always draws the same picture. */
export function drawPicture(name: string): string {
  const row: PictureRow = pictures[name as PictureName]
  const seed = seedOf(name)
  const inks = inksOf(row.hour)
  const random = randomFrom(seed)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    sky(inks, random),
    ...(FLAT.has(row.ground) ? [] : ridges(seed, inks, random)),
    grounds[row.ground]({ inks, random, width: WIDTH, height: HEIGHT }),
    '</svg>',
  ].join('')
}

/** Grounds that bring their own horizon. */
const FLAT: ReadonlySet<Ground> = new Set(['coast', 'skyline', 'portrait'])

function sky({ sky, haze, sun, stars }: Inks, random: () => number): string {
  const x = Math.round(WIDTH * (0.2 + 0.6 * random()))
  const bands = [0.4, 0.48, 0.56].map(
    (part) => `<path fill="${haze}" opacity=".34" d="M0 ${HEIGHT * part}h${WIDTH}v${HEIGHT}H0z"/>`,
  )
  const lights = stars
    ? Array.from({ length: 90 }, () => {
        const [cx, cy, r] = [random() * WIDTH, random() * HEIGHT * 0.55, 0.8 + random() * 2]
        return `<circle cx="${cx.toFixed()}" cy="${cy.toFixed()}" r="${r.toFixed(1)}" fill="${sun}"/>`
      })
    : []
  return [
    `<path fill="${sky}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...lights,
    ...bands,
    `<circle cx="${x}" cy="${Math.round(HEIGHT * 0.3)}" r="${stars ? 40 : 74}" fill="${sun}"/>`,
  ].join('')
}

function ridges(seed: number, { snow, far, mid }: Inks, random: () => number): string[] {
  return [
    { ink: snow, base: 400, swing: 220, rough: 90 },
    { ink: far, base: 480, swing: 150, rough: 80 },
    { ink: mid, base: 560, swing: 130, rough: 90 },
  ].map(({ ink, base, swing, rough }, index) => {
    const profile = Array.from({ length: 7 }, () => base + (random() - 0.5) * swing)
    const d = ridge({ seed: seed + index, profile, rough, detail: 5 }, WIDTH, HEIGHT)
    return `<path fill="${ink}" d="${d}"/>`
  })
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
}
