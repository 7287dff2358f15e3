// A picture as an SVG file: the layers of its scene in the colours of its mood.

import type { PictureName } from 'content/pictures.ts'
import { drawn, HEIGHT, WIDTH } from './kit/canvas.ts'
import { shapesOf } from './kit/figure.ts'
import { layersOf, REACH } from './kit/scene.ts'
import { inksByMood, type Mood } from './moods.ts'
import { randomFrom } from './ridge.ts'
import { scenes } from './scenes/index.ts'

/** The whole file; the same name always produces the same bytes. Throws for a picture without a scene. */
export function drawPicture(name: string): string {
  const scene = scenes[name as PictureName]
  if (!scene) {
    throw new Error(
      `"${name}" of content/src/pictures.ts is neither drawn nor a photograph: add a scene to pictures/src/scenes, or pictures/photographs/${name}.jpg`,
    )
  }
  const reach = scene.panorama === undefined ? 0 : REACH
  const canvas = { reach, inks: inksByMood[scene.mood], random: randomFrom(seedOf(name)) }
  // The lightbox takes a picture's size from the width and height attributes of the file.
  const size = `width="${WIDTH}" height="${HEIGHT}"`
  return svgFile(`${size} viewBox="0 0 ${WIDTH} ${HEIGHT}"`, drawn(layersOf(scene), canvas))
}

/** The rider of Home's first screen. */
export function drawRider(): string {
  const canvas = { reach: 0, inks: inksByMood.dusk, random: randomFrom(0) }
  return svgFile('viewBox="-56 -186 168 190"', drawn(shapesOf('riding-away', [], true), canvas))
}

/** Set once on the group: every line inherits round ends. */
const svgFile = (attributes: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><g stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`

/** The mood of a picture, whose sky colour the page shows while the file loads; noon for a picture without a scene. */
export function moodOf(name: string): Mood {
  return scenes[name as PictureName]?.mood ?? 'noon'
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
}
