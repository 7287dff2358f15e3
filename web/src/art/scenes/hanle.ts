// Hanle, its sky, and the highest roads.

import { kiang } from '../kit/animals.ts'
import { houses } from '../kit/buildings.ts'
import { at, fill, group, type Ink, type Layer, line, poster, thin } from '../kit/canvas.ts'
import { motorbike } from '../kit/figures.ts'
import { massif } from '../kit/mountains.ts'
import { prayerFlags } from '../kit/shrines.ts'
import { clouds, milkyWay, sky, stars } from '../kit/sky.ts'
import { dashes, river, road } from '../kit/ways.ts'
import { milestone, signboard } from '../kit/wayside.ts'

/** The white dome of a telescope with its slit open, 0 0 at the middle of its foot. */
export const observatory = (wall: Ink, slit: Ink): Layer =>
  group(
    fill(wall, 'M-80 0v-70h160v70zM-92-70a92 92 0 0 1 184 0z'),
    thin(0.3, fill('dark', 'M24 0v-70h56v70zM30-70q6-60-14-90 76 14 76 90z')),
    fill(slit, 'M-26-76q-4-50 18-84 18 0 26 3-16 36-12 81z'),
    fill('dark', 'M-96-74h192v8H-96zM-16 0v-40h30v40z'),
  )

export const hanle = {
  'hanle-night': poster(
    'night',
    sky({ horizon: 560 }),
    stars(110, 560),
    milkyWay(330, 560),
    massif('far', '0 560, 200 520, 420 560, 700 500, 950 560, 1200 510', { rough: 26 }),
    massif('mid', '0 700, 200 660, 420 600, 560 580, 700 580, 850 620, 1020 680, 1200 700', {
      rough: 20,
    }),
    at(630, 590, 1.15, observatory('wall', 'accent')),
    at(850, 632, 0.42, observatory('wall', 'dark')),
    road('640 606, 720 640, 640 690, 500 720, 600 830', {
      from: 6,
      to: 60,
      ink: 'ground',
      edge: 'far',
    }),
    fill('ground', 'M0 740q240-40 480 70H0zM700 800q200-70 500-50v60z'),
  ),
  'hanle-monastery': poster(
    'noon',
    sky({ horizon: 480 }),
    clouds('220 170 260, 1000 130 240'),
    massif('far', '0 460, 180 400, 380 450, 600 400, 820 450, 1000 390, 1200 440', {
      snow: 420,
      rough: 24,
    }),
    massif(
      'mid',
      '330 600, 430 500, 520 380, 600 300, 640 292, 700 330, 780 430, 880 520, 1000 600',
      { rough: 50 },
    ),
    houses(
      '560 370 70 54 2, 610 300 120 96 3, 690 340 80 70 2, 500 430 50 36 1, 640 390 70 48 2, 750 420 56 40 1',
    ),
    prayerFlags(610, 206, 840, 470, 40, 15),
    houses('430 560 50 32 1, 520 550 54 34 1, 620 560 54 34 1, 720 556 50 32 1, 820 566 50 30 1'),
    fill('green', 'M0 590q320-30 640-6t560-10v240H0z'),
    fill('leaf', 'M0 690q340-40 640 0t560-20v20q-300 30-560 20T0 720z'),
    river('water', '900 600, 760 622, 880 650, 560 690, 700 740, 420 830', { from: 6, to: 120 }),
    river('water', '260 610, 380 640, 200 680, 320 720, 130 820', { from: 4, to: 70 }),
    kiang(860, 730, 0.8),
    kiang(970, 750, 0.95),
    fill('ground', 'M0 800v-20q240-30 460 20z'),
  ),
  'umling-la': poster(
    'dusk',
    sky({ sun: '890 340 80', rings: 2, horizon: 450 }),
    massif('far', '0 440, 200 390, 420 430, 640 380, 860 430, 1200 400', { rough: 26 }),
    massif('mid', '0 350, 160 400, 340 450, 560 500, 760 480', { rough: 40 }),
    massif('near', '0 620, 240 560, 480 500, 700 430, 860 450, 1020 520, 1200 560', { rough: 36 }),
    road(
      '760 440, 700 462, 790 480, 880 496, 720 520, 520 544, 480 566, 700 590, 900 620, 760 660, 420 690, 380 730, 660 760, 800 830',
      { from: 6, to: 64, flat: 0.34 },
    ),
    signboard(560, 486, 0.9, 'accent'),
    prayerFlags(640, 378, 800, 442, 20, 14),
    motorbike(640, 590, 0.5, 'wall'),
    fill('ground', 'M0 800V700q120-20 240 20t220 80zM1200 800V680q-120 0-200 40t-140 80z'),
  ),
  'more-plains': poster(
    'ember',
    sky({ sun: '600 400 110', rings: 3, horizon: 430 }),
    massif(
      'far',
      '0 300, 160 330, 330 390, 480 430, 600 440, 740 420, 900 360, 1060 310, 1200 270',
      { rough: 30 },
    ),
    massif('mid', '0 370, 200 410, 420 450, 600 456, 800 444, 1000 400, 1200 360', { rough: 24 }),
    fill('near', 'M0 456h1200v350H0z'),
    thin(0.3, fill('mid', 'M0 500h1200v310H0z'), fill('accent', 'M0 580h560L420 700H0z')),
    fill('sun', 'M594 456h12l234 350H360z'),
    fill('ground', 'M595 456h10l210 350H385z'),
    dashes('600 460, 600 540, 600 660, 600 810', 'sun', { from: 1, to: 26 }),
    motorbike(530, 690, 0.8, 'wall'),
    motorbike(650, 560, 0.35, 'wall'),
    milestone(960, 700, 1.2),
    line('dark', 4, 'M180 650v-150M330 580v-90M420 540v-56M160 510h40M318 500h24M414 492h12'),
    line('dark', 2, 'M180 512Q260 530 330 500 380 510 420 492'),
  ),
}
