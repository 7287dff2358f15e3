// A scene is data, in a file of scenes/: a mood, and layers from the back to the front as figure.ts reads them. A text that
// begins with '# ' is a remark.

import type { Mood } from '../moods.ts'
import { gables, houses, tier, town } from './buildings.ts'
import { band, type Layer, WIDTH } from './canvas.ts'
import { plain, read, type Shape } from './figure.ts'
import { drips, hill, karst, massif } from './mountains.ts'
import { canopy, crowns, dotted, firs, palm, poplars, rows, terraces } from './plants.ts'
import { manidhar, prayerFlags } from './prayer-flags.ts'
import * as rider from './rider.ts'
import { dashes, river, road } from './roads-and-rivers.ts'
import { clouds, crescent, milkyWay, sky, stars, streaks } from './sky.ts'
import { glints, lake, stones, sunPath } from './water.ts'

export type Scene = {
  mood: Mood
  /** The y at which the view #wide begins, for a tour's header. The scene goes on beyond its sides. */
  panorama?: number
  /** Lists that several layers share: a layer writes $crest for the list 'crest'. */
  lists?: Record<string, string>
  layers: readonly Shape[]
}

/** How far a panorama goes on beyond each side, and how much of this its view shows. */
export const REACH = 400
const SHOWN = 352

// biome-ignore format: a table
const layers = {
  ...plain, band,
  sky, stars, crescent, 'milky-way': milkyWay, clouds, streaks,
  massif, hill, karst, drips,
  lake, glints, 'sun-path': sunPath, stones, river, road, dashes,
  poplars, firs, crowns, dotted, palm, canopy, rows, terraces,
  houses, tier, gables, town, manidhar, 'prayer-flags': prayerFlags,
  motorbike: rider.motorbike, 'himalayan-rider': rider.himalayan, 'two-up': rider.twoUp,
  'parked-classic': rider.parkedBike, 'parked-himalayan': rider.parkedHimalayan,
  'parked-himalayan-450': rider.parkedHimalayan450, 'riding-away': rider.ridingAway,
  'riding-coming': rider.ridingComing,
}

export function layersOf({ panorama, lists = {}, layers: shapes }: Scene): Layer {
  const listed = (shape: Shape): Shape =>
    typeof shape === 'string'
      ? shape.replace(/\$(\w+)/g, (_, name: string) => lists[name]!)
      : shape.map(listed)
  const view = `viewBox="${-SHOWN} ${panorama} ${WIDTH + 2 * SHOWN} 560"`
  return [
    panorama !== undefined && `<view id="wide" ${view} preserveAspectRatio="xMidYMax slice"/>`,
    shapes.map((shape) => read(listed(shape), layers)),
  ]
}
