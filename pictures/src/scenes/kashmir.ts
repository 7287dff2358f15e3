// From the Dal lake over Zoji La to Lamayuru.

import { gables, houses } from '../kit/buildings.ts'
import { fill, line, listed, thin, wide } from '../kit/canvas.ts'
import { horse, motorbike, suv, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, placed } from '../kit/place.ts'
import { firs, poplars } from '../kit/plants.ts'
import { numbersOf } from '../kit/points.ts'
import { panorama, scene } from '../kit/scene.ts'
import { chorten } from '../kit/shrines.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'

/** A shikara under its canopy, with a boatman at the stern. */
const shikara = placed(() => [
  fill`dark M-170-30q60 34 170 34t190-50q-40 70-190 70t-170-54z`,
  fill`accent M-96-92h150l14 22h-178z`,
  fill`sun M-108-70h176v8h-176z`,
  line`dark 5 M-90-66v60M50-66v58M-20-66v64`,
  fill`roof M-76-30q40-14 110 0v28h-110z`,
  at(120, -14, 0.9, [walker`0 0 1 ground`]),
  line`dark 5 M104-70 160 30`,
])

/** The clay ridges of the moonland at Lamayuru, 'x foot width height': rounded on top, each with a shaded side. */
const fins = listed({ ink: 'near' }, (list, { ink }) => [
  ...numbersOf(list).map(([x = 0, foot = 0, wide = 0, tall = 0]) => {
    const half = Math.round(wide / 2)
    const w = (part: number) => Math.round(half * part)
    const t = (part: number) => Math.round(tall * part)
    return [
      fill`${ink} M${x - half} ${foot}q${w(0.6)}-${t(0.3)} ${w(0.7)}-${t(0.8)}q${w(0.3)}-${t(0.4)} ${w(0.6)} 0q${w(0.1)} ${t(0.5)} ${w(0.7)} ${t(0.8)}z`,
      fill`#8a4f1f/0.22 M${x} ${foot - t(0.98)}q${w(0.2)} 0 ${w(0.3)} ${t(0.18)}q${w(0.1)} ${t(0.5)} ${w(0.7)} ${t(0.8)}h-${w(0.6)}q-${w(0.1)}-${t(0.5)}-${w(0.4)}-${t(0.98)}z`,
    ]
  }),
])

export const kashmir = {
  lamayuru: panorama('cream', 125, [
    sky({ sun: '1040 236 62', horizon: 350 }),
    massif`far snow=260: 0 330, 180 230, 340 310, 520 220, 720 320, 940 230, 1200 330`,
    massif`mid: 0 420, 260 360, 520 400, 800 350, 1200 420`,
    wide(fill`#f0cf8a M0 540h1200v270H0z`),
    wide(
      fins`#f0cf8a: 60 600 220 230, 200 600 200 190, 340 600 220 250, 500 600 220 200, 720 600 220 230, 860 600 210 200, 1000 600 230 260, 1150 600 230 220`,
    ),
    wide(fill`#e6b967 M0 640h1200v170H0z`),
    wide(
      fins`#e6b967: -10 740 240 250, 130 740 240 220, 280 740 240 260, 430 740 230 200, 780 740 240 220, 930 740 250 270, 1080 740 240 230, 1220 740 240 250`,
    ),
    wide(fill`#dba552 M0 750h1200v60H0z`),
    wide(fins`#dba552: 50 860 260 240, 210 860 250 200, 990 860 260 220, 1140 860 260 250`),
    massif`#8a5a3c rough=50: 380 700, 450 600, 520 520, 600 500, 700 510, 770 590, 860 700`,
    houses`520 530 80 66 2, 600 510 130 120 3, 690 520 90 84 2, 470 600 70 50 2, 570 600 76 56 2, 660 600 80 60 2, 760 610 64 46 1, 520 670 64 44 1, 620 676 66 44 1, 720 680 66 44 1`,
    chorten`420 700 70, 820 706 70`,
    hill`green: 200 800, 420 720, 620 735, 820 720, 1010 800`,
    poplars`330 780 120, 880 780 130, 930 790 110, 290 790 100`,
  ]),
  'zoji-la': scene('mist', [
    sky({ horizon: 300 }),
    massif`far snow=300: 300 330, 460 180, 580 260, 720 120, 860 260, 1000 200, 1200 300`,
    streaks`haze thick=24: 760 330 600, 1000 390 500`,
    massif`mid foot=800: 640 500, 800 420, 960 440, 1200 330`,
    firs`near from=760 top=600 foot=800 tall=110 count=26`,
    massif`#8c7a6c rough=70: 0 20, 180 60, 330 160, 460 250, 560 400, 650 560, 760 800`,
    fill`#a8947f M0 250q200 20 330 100l120 40 90 20-60 24-170-30Q170 350 0 340z`,
    fill`#a8947f M0 560q260-20 420 30t260 60l-40 40-190 10Q260 690 0 690z`,
    road`0 300 40, 160 320, 320 370, 420 404, 530 412 10`,
    road`530 412 10, 600 440, 640 500, 590 560, 420 590, 200 600, 0 630 56`,
    fill`dark/0.3 M0 690q260 0 450 10l190-10 120 120H0z`,
    at(420, 598, 0.6, [
      fill`accent M-90-16v-70h110v70z`,
      fill`sun M24-16v-50h30l20 24v26z`,
      fill`dark M-80-4h30v-18h-30zM30-4h30v-18H30zM36-60h16l12 16H36z`,
    ]),
    motorbike`230 622 0.5`,
    suv`330 384 0.3`,
  ]),
  sonamarg: scene('lush', [
    sky({ sun: '220 170 60', horizon: 320 }),
    massif`far snow=340: 0 300, 140 200, 290 290, 440 150, 560 230, 700 110, 850 240, 1000 160, 1200 280`,
    fill`snow M520 230q40 80-10 130t30 90l60 10q-30-60 10-110t-20-110z`,
    massif`mid: 0 400, 200 350, 400 440, 560 470, 720 440, 960 340, 1200 420`,
    firs`to=430 top=450 foot=540 tall=120 count=22`,
    firs`from=760 top=450 foot=540 tall=130 count=22`,
    hill`green: 0 540, 260 500, 560 520, 900 500, 1200 540`,
    hill`near: 0 640, 300 600, 700 650, 1200 590`,
    river`water: 600 510 10, 540 540, 660 580, 560 630, 720 700, 560 830 170`,
    river`snow: 606 520 3, 552 545, 664 590, 590 640, 720 720, 610 830 26`,
    gables`280 620 80 44 1, 380 640 90 48 1, 880 600 80 44 1`,
    at(250, 720, 0.8, [horse`0 0 1 roof`]),
    at(370, 735, -0.7, [horse`0 0 1 dark`]),
  ]),
  'srinagar-dal': scene('gold', [
    sky({ sun: '820 270 84', rings: 3, horizon: 400 }),
    mirrored(490, 0.35, [
      massif`far foot=490 rough=24: 0 400, 200 330, 420 390, 640 310, 860 380, 1040 320, 1200 390`,
      massif`mid foot=490 rough=24: 0 420, 120 370, 260 300, 380 390, 520 450, 800 460, 1200 430`,
      houses`wall=ground band=none: 262 306 60 26 0`,
      poplars`near: 560 488 130, 600 488 160, 650 488 140, 700 488 120, 1100 488 150, 1150 488 120`,
      houses`wall=roof band=sun glass=sun lean=0: 180 486 190 54 1, 400 486 200 60 1, 880 486 200 56 1`,
      fill`ground M76 486h208v8H76zM292 486h220v8H292zM770 486h220v8H770z`,
      fill`sun M100 432l80-40 80 40zM310 426l90-44 90 44zM790 430l90-44 90 44z`,
    ]),
    thin(0.35, lake(490, 800, 'sun')),
    glints(510, 760, 12, 'sun'),
    shikara`600 660 1.35`,
    at(600, 690, 1.35, [fill`dark/0.35 M-150 10h330l-60 20h-220z`]),
    fill`leaf M0 800v-60q60-30 120 0t110 20 60 40zM1200 800v-70q-80-10-130 20t-110 50z`,
    at(150, 752, 1, [fill`#f5a9b4 M-24 0q-4-30 0-40 14 10 24-10 10 20 24 10 4 10 0 40z`]),
    at(1090, 750, 1, [fill`#f5a9b4 M-24 0q-4-30 0-40 14 10 24-10 10 20 24 10 4 10 0 40z`]),
  ]),
}
