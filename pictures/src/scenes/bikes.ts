// The bikes of content/bikes.yaml, each before a large sun.

import type { Layer } from '../kit/canvas.ts'
import { hill, massif } from '../kit/mountains.ts'
import { parkedBike, parkedHimalayan, parkedHimalayan450 } from '../kit/rider.ts'
import { type Scene, scene } from '../kit/scene.ts'
import { sky } from '../kit/sky.ts'
import type { Mood } from '../moods.ts'

const portrait = (mood: Mood, bike: Layer): Scene =>
  scene(mood, [
    sky({ sun: '600 400 250', rings: 1, horizon: 560 }),
    massif`far snow=440 rough=26: 0 560, 150 450, 300 540, 470 470, 700 550, 900 440, 1060 530, 1200 470`,
    massif`mid rough=24: 0 610, 260 570, 560 620, 900 580, 1200 610`,
    hill`near: 0 650, 300 634, 640 646, 900 630, 1200 650`,
    hill`ground: 0 700, 300 684, 640 690, 900 684, 1200 700`,
    bike,
  ])

export const bikes = {
  'bike-classic': portrait('blush', parkedBike`620 740 4.6 #3a5a4a`),
  'bike-himalayan': portrait('cream', parkedHimalayan`590 740 4.4 #d8dbe6`),
  'bike-himalayan-450': portrait('dawn', parkedHimalayan450`590 740 4.3 #c9572f`),
}
