// Riders, mechanics and guests before a sky; none of them is anybody.

import { fill, group, line, poster, thin } from '../kit/canvas.ts'
import { hill, massif } from '../kit/mountains.ts'
import { firs, poplars } from '../kit/plants.ts'
import {
  beanie,
  beard,
  braid,
  bucket,
  bun,
  bust,
  eyes,
  hairCap,
  helmet,
  longHair,
  moustache,
  mouth,
  nose,
  shades,
  spectacles,
  turban,
} from '../kit/portrait.ts'
import { sky, stars } from '../kit/sky.ts'
import { lake } from '../kit/water.ts'

const peaks = (y: number) =>
  massif(
    'far',
    `0 ${y}, 170 ${y - 110}, 330 ${y - 30}, 480 ${y - 170}, 700 ${y - 40}, 900 ${y - 190}, 1060 ${y - 60}, 1200 ${y - 130}`,
    { snow: y - 70 },
  )

export const people = {
  'team-1': poster(
    'cream',
    sky({ sun: '600 380 300', horizon: 620 }),
    peaks(560),
    bust({
      skin: '#b87a4e',
      jacket: '#2d57c8',
      trim: '#1c2f6e',
      head: turban('accent'),
      face: group(eyes(), nose, beard('#2a2030'), moustache),
    }),
  ),
  'team-2': poster(
    'dusk',
    sky({ sun: '850 260 80', rings: 2, horizon: 520 }),
    peaks(520),
    bust({
      skin: '#c98d60',
      jacket: '#f2a25c',
      trim: '#7c2745',
      head: beanie('#fff3e0', '#d8453a'),
      face: group(shades('accent'), nose, mouth),
    }),
  ),
  'team-3': poster(
    'lush',
    sky({ sun: '300 220 66', horizon: 480 }),
    hill('mid', '0 520, 300 450, 640 500, 900 440, 1200 500'),
    firs({ from: 0, to: 1200, top: 540, foot: 640, tall: 150, count: 26 }),
    bust({
      skin: '#8f5a3a',
      jacket: '#d9708a',
      trim: '#5a2a44',
      head: hairCap('#1d1626'),
      face: group(eyes(), nose, moustache, line('roof', 5, 'M574 474q26 12 52 0')),
    }),
    fill('#c9c7d6', 'M300 800V610l-40-40v-70l30 30h40l30-30v70l-34 40v190z'),
  ),
  'team-4': poster(
    'night',
    sky({ sun: '300 190 54', horizon: 560 }),
    stars(60, 420),
    peaks(580),
    bust({
      skin: '#d19a6c',
      jacket: '#4646a0',
      trim: '#f6b65a',
      hair: longHair('#1a1220'),
      head: hairCap('#1a1220'),
      face: group(spectacles, eyes(), nose, mouth),
    }),
  ),
  'team-5': poster(
    'noon',
    sky({ horizon: 560 }),
    massif('mid', '0 480, 220 400, 460 470, 760 380, 1000 440, 1200 390'),
    massif('near', '0 600, 300 540, 700 590, 1200 530'),
    bust({
      skin: '#bd8052',
      jacket: '#d79a2f',
      trim: '#6b3a2a',
      head: bucket('#7a5a3a'),
      face: group(
        eyes(),
        nose,
        line('roof', 6, 'M560 466q40 34 80 0'),
        thin(0.4, line('dark', 4, 'M516 400q-8 12-2 22M684 400q8 12 2 22')),
      ),
    }),
  ),
  'portrait-1': poster(
    'blush',
    sky({ sun: '860 240 84', rings: 2, horizon: 560 }),
    peaks(560),
    bust({
      skin: '#c58a5c',
      jacket: '#2f8f8a',
      trim: '#173f4a',
      hair: braid('#20141c'),
      head: helmet('snow', 'accent'),
      face: group(eyes(), nose, mouth),
    }),
  ),
  'portrait-2': poster(
    'ember',
    sky({ sun: '320 260 110', rings: 2, horizon: 560 }),
    hill('mid', '0 560, 300 480, 700 540, 1200 460'),
    bust({
      skin: '#a86c44',
      jacket: '#3a2a5c',
      trim: 'sun',
      head: helmet('#2a2a3c', '#fbc35a', true),
      scarf: '#d8453a',
      face: group(eyes(), nose),
    }),
  ),
  'portrait-3': poster(
    'tropic',
    sky({ horizon: 520 }),
    lake(520, 800, 'haze'),
    massif('mid', '0 500, 200 410, 420 480, 700 400, 940 470, 1200 420', { foot: 522 }),
    bust({
      skin: '#7d4c30',
      jacket: '#f5893c',
      trim: '#7a2f2f',
      hair: bun('#160f18'),
      head: hairCap('#160f18'),
      face: group(shades('water'), nose, line('#5a1f2a', 7, 'M560 464q40 36 80 0')),
    }),
  ),
  'portrait-4': poster(
    'plum',
    sky({ sun: '880 200 56', horizon: 560 }),
    stars(50, 300),
    massif('mid', '0 560, 260 470, 560 540, 860 440, 1200 530'),
    bust({
      skin: '#b47c52',
      jacket: '#27405e',
      trim: '#f2b93b',
      head: beanie('#2f8f8a', '#f2b93b'),
      face: group(eyes(), nose, beard('#3a3038'), moustache),
    }),
  ),
  'portrait-5': poster(
    'dawn',
    sky({ sun: '300 230 64', rings: 2, horizon: 480 }),
    hill('green', '0 560, 300 490, 700 540, 1200 480'),
    poplars('150 640 240, 220 650 280, 980 650 280, 1060 640 250'),
    bust({
      skin: '#9c6540',
      jacket: '#8a3f6e',
      trim: '#fbd7b0',
      hair: longHair('#2a1a1e'),
      head: bucket('#f2a25c'),
      scarf: '#3566c4',
      face: group(eyes(), nose),
    }),
  ),
  'portrait-6': poster(
    'gold',
    sky({ sun: '600 330 250', horizon: 600 }),
    massif('mid', '0 600, 240 500, 480 570, 760 480, 1000 560, 1200 500'),
    bust({
      skin: '#6b4029',
      jacket: '#4c7a4f',
      trim: '#20382c',
      head: helmet('#b23a3f', 'snow', true),
      face: group(eyes(), nose, mouth, thin(0.5, line('dark', 4, 'M540 500q60 20 120 0'))),
    }),
  ),
}
