// Portraits of the team and of guests; all are invented.

import { disc, fill, type Layer, line } from '../kit/canvas.ts'
import * as wear from '../kit/clothes.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at } from '../kit/place.ts'
import { firs, poplars } from '../kit/plants.ts'
import { bust, eyes, folds, laugh, lips, nose, shades, smile, spectacles } from '../kit/portrait.ts'
import { scene } from '../kit/scene.ts'
import { sky, stars } from '../kit/sky.ts'
import { lake } from '../kit/water.ts'

const peaks = (y: number) =>
  massif`far snow=${y - 70}: 0 ${y}, 170 ${y - 110}, 330 ${y - 30}, 480 ${y - 170}, 700 ${y - 40}, 900 ${y - 190}, 1060 ${y - 60}, 1200 ${y - 130}`

/** A spanner held up in a hand. */
const spanner: Layer = at(372, 716, 1, [
  fill`#d5d3e2 M-14 60v-190q-34-16-34-56 0-30 22-46v54h52v-54q22 16 22 46 0 40-34 56V60z`,
  fill`dark/0.2 M4 60v-190h10V60z`,
  fill`#c9667f M-60 100q0-50 34-50h56q34 0 34 50z`,
  fill`#9c6341 M-48-30q0-28 30-30h46q24 0 24 30v60q0 40-44 40h-20q-36 0-36-40z`,
  line`dark/0.35 4 M-30-32h62M-32-6h64M-30 20h60`,
])

const earrings: Layer = [disc('#f2b93b', 484, 424, 8, 12), disc('#f2b93b', 716, 424, 8, 12)]

export const people = {
  'team-1': scene('cream', [
    sky({ sun: '600 380 300', horizon: 620 }),
    peaks(560),
    bust({
      skin: '#bd8050',
      shape: 'broad',
      clothes: wear.coat('#2d57c8', '#b9d2f0'),
      face: [eyes({ heavy: 11 }), nose('bent'), folds],
      head: [wear.beard('#2a2030'), wear.greyStreaks('#b9b2bc'), wear.turban('accent')],
    }),
  ]),
  'team-2': scene('dusk', [
    sky({ sun: '880 250 80', rings: 2, horizon: 520 }),
    peaks(520),
    bust({
      skin: '#d7a070',
      shape: 'round',
      clothes: wear.ridingJacket('#f2a25c', '#7c2745'),
      face: [shades('#3a4fa8'), nose('broad'), laugh()],
      head: wear.beanie('#fff3e0', '#d8453a'),
    }),
  ]),
  'team-3': scene('lush', [
    sky({ sun: '900 200 66', rings: 2, horizon: 480 }),
    hill`mid: 0 520, 300 450, 640 500, 900 440, 1200 500`,
    firs`top=540 foot=640 tall=150 count=20`,
    bust({
      skin: '#9c6341',
      shape: 'square',
      clothes: wear.overalls('#3a4a78', '#e07f96'),
      face: [eyes({ heavy: 11 }), nose('hooked'), smile, folds],
      head: [wear.moustache('#1d1420'), wear.shortHair('#1d1420', '#8d8792')],
    }),
    spanner,
  ]),
  'team-4': scene('night', [
    sky({ sun: '300 190 54', horizon: 560 }),
    stars(60, 420),
    peaks(580),
    bust({
      skin: '#d39c6e',
      shape: 'heart',
      behind: wear.longHair('#241622'),
      clothes: [wear.kurta('#5a55c0', '#f6b65a'), wear.shawl('#d8587a', '#f6b65a')],
      face: [eyes({ look: 'lashes', heavy: 7 }), spectacles, nose(), laugh('#a83848')],
      head: [wear.parted('#241622'), disc('#d8453a', 600, 326, 8), earrings],
    }),
  ]),
  'team-5': scene('noon', [
    sky({ horizon: 560 }),
    massif`far snow=390: 0 430, 240 330, 420 420, 700 300, 960 420, 1200 340`,
    massif`mid: 0 620, 300 540, 700 600, 1200 530`,
    bust({
      skin: '#c28857',
      shape: 'square',
      clothes: wear.robe('#d79a2f', '#8a2f3a'),
      face: [eyes({ look: 'hooded', brow: '#e6e2e4', heavy: 8 }), nose('broad'), laugh(), folds],
      head: [
        line`#e6e2e4 7 M566 452q-22 6-30 28M634 452q22 6 30 28M590 520q-2 24 4 40M610 520q2 24-4 40`,
        fill`#c9c4ca M486 300h26q-16 40-14 74l-12 6zM714 300h-26q16 40 14 74l12 6z`,
        wear.brimmedHat('#5a3a32', '#fff1d8'),
      ],
    }),
  ]),
  'portrait-1': scene('blush', [
    sky({ sun: '870 240 84', rings: 2, horizon: 560 }),
    peaks(560),
    bust({
      skin: '#dcaa7e',
      shape: 'round',
      behind: wear.braid('#2a1820'),
      clothes: wear.ridingJacket('#2f8f8a', '#173f4a'),
      face: [eyes({ look: 'hooded', heavy: 7 }), nose('small'), lips('#c0504e')],
      head: wear.helmet('snow', 'accent'),
    }),
  ]),
  'portrait-2': scene('ember', [
    sky({ sun: '320 260 110', rings: 2, horizon: 560 }),
    hill`mid: 0 560, 300 480, 700 540, 1200 460`,
    bust({
      skin: '#b57a4e',
      shape: 'long',
      clothes: [wear.ridingJacket('#4a3a78', '#2a2040'), wear.scarf('#d8453a')],
      face: [eyes({ heavy: 12 }), nose('hooked'), wear.stubble('#2a1a1c'), smile],
      head: [wear.helmet('#2a2a3c', '#fbc35a'), wear.peak('#fbc35a')],
    }),
  ]),
  'portrait-3': scene('tropic', [
    sky({ sun: '300 210 60', rings: 2, horizon: 520 }),
    lake(520, 800, 'haze'),
    massif`mid foot=522: 0 500, 200 410, 420 480, 700 400, 940 470, 1200 420`,
    bust({
      skin: '#935b3b',
      shape: 'oval',
      behind: wear.bun('#1d1218'),
      clothes: wear.coat('#f5893c', '#fff1d8'),
      face: [
        eyes({ look: 'lashes', heavy: 8 }),
        nose('broad'),
        laugh('#a03342'),
        disc('#ffd36a', 574, 428, 5),
      ],
      head: [wear.parted('#1d1218'), wear.shadesUp('#3f9fd0'), earrings],
    }),
  ]),
  'portrait-4': scene('plum', [
    sky({ sun: '880 200 56', rings: 2, horizon: 560 }),
    stars(50, 300),
    massif`mid: 0 560, 260 470, 560 540, 860 440, 1200 530`,
    bust({
      skin: '#cf9c6c',
      shape: 'square',
      clothes: wear.coat('#2f5a7e', '#f2b93b'),
      face: [eyes({ look: 'hooded', heavy: 10 }), nose('small'), wear.stubble('#3a2428'), laugh()],
      head: wear.beanie('#2f8f8a', '#f2b93b'),
    }),
  ]),
  'portrait-5': scene('dawn', [
    sky({ sun: '300 230 64', rings: 2, horizon: 480 }),
    hill`green: 0 560, 300 490, 700 540, 1200 480`,
    poplars`150 640 240, 220 650 280, 980 650 280, 1060 640 250`,
    bust({
      skin: '#a56b45',
      shape: 'oval',
      behind: wear.longHairUnderHat('#8d858e'),
      clothes: [wear.ridingJacket('#8a3f6e', '#5a2a4e'), wear.scarf('#3566c4')],
      face: [
        eyes({ look: 'lashes', brow: '#4a3c42', heavy: 7 }),
        nose('hooked'),
        lips('#b0484a'),
        folds,
        spectacles,
      ],
      head: [wear.locks('#a9a2aa'), wear.brimmedHat('#f2a25c', '#fff1d8')],
    }),
  ]),
  'portrait-6': scene('gold', [
    sky({ sun: '600 330 250', horizon: 600 }),
    massif`mid: 0 600, 240 500, 480 570, 760 480, 1000 560, 1200 500`,
    bust({
      skin: '#81502f',
      shape: 'round',
      clothes: wear.ridingJacket('#4c7a4f', '#20382c'),
      face: [eyes({ heavy: 11, brow: '#3a2c30' }), nose('broad'), laugh(), folds],
      head: [
        at(0, -6, 1, [wear.moustache('#d9d3d2')]),
        wear.helmet('#b23a3f', 'snow'),
        wear.peak('snow'),
      ],
    }),
  ]),
}
