// A picture as an SVG file of its own: the layers of its scene in the inks of its mood.

import type { PictureName } from '../content/pictures.ts'
import { inksOf, type Mood } from './inks.ts'
import { HEIGHT, WIDTH } from './kit/canvas.ts'
import { randomFrom } from './ridge.ts'
import { scenes } from './scenes/index.ts'

/** The whole file; the same name always draws the same picture. */
export function drawPicture(name: string): string {
  const { mood, layers } = scenes[name as PictureName]
  const canvas = {
    width: WIDTH,
    height: HEIGHT,
    inks: inksOf(mood),
    random: randomFrom(seedOf(name)),
  }
  const drawn = layers.map((layer) => layer(canvas)).join('')
  // The lightbox sizes a picture by the size that the file names.
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  // Every line inherits its round ends.
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g ${ends}>${drawn}</g></svg>`
}

/** The hour and weather of a picture; its sky is shown while the file loads. */
export function moodOf(name: string): Mood {
  return scenes[name as PictureName].mood
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
}
