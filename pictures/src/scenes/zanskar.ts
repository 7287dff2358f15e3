// Zanskar, from its first plain to its last pass.

import { houses } from '../kit/buildings.ts'
import { fill, line, wide } from '../kit/canvas.ts'
import { motorbike, walker, yak } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { eachOf } from '../kit/place.ts'
import { poplars, terraces } from '../kit/plants.ts'
import { curve, numbersOf } from '../kit/points.ts'
import { panorama, scene } from '../kit/scene.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, sky } from '../kit/sky.ts'
import { river, road } from '../kit/ways.ts'
import type { Point } from '../point.ts'

/** The glacier below Penzi La, down to its tongue: the middle and half the width at each bend. */
const GLACIER = numbersOf(
  '900 190 14, 830 236 90, 740 290 124, 640 345 110, 590 400 120, 650 460 150, 720 530 170, 660 600 170, 540 660 140, 440 690 60',
)

/** The area between two lines along the glacier; -1 and 1 are its edges. */
const iceRiver = eachOf({ ink: 'snow' }, ([from = 0, to = 0], { ink }) => {
  const side = (part: number) =>
    GLACIER.map(([x = 0, y = 0, half = 0]): Point => [x + part * half, y])
  return fill`${ink} ${curve(side(from))}L${curve(side(to).toReversed()).slice(1)}z`
})

export const zanskar = {
  rangdum: scene('noon', [
    sky({ horizon: 370 }),
    clouds`880 140 300`,
    massif`mid rough=60: 0 170, 120 120, 260 210, 400 280, 540 400`,
    line`sun/0.35 12 M0 230q140-40 300 70t180 110M0 290q130-20 240 60t190 80M0 350q140 0 300 90`,
    massif`far snow=310: 480 400, 620 280, 760 340, 900 220, 1040 300, 1200 190`,
    fill`near M0 430q380-50 720-30t480-10v420H0z`,
    fill`green M0 520q300-40 560-30t640-30v60q-340 40-640 40T0 580z`,
    river`haze: 700 410 6, 560 440, 720 480, 420 540, 640 620, 300 700, 480 830 130`,
    river`water: 720 420 4, 780 450, 620 500, 760 560, 560 640, 700 720, 560 830 80`,
    massif`ground foot=600 rough=20: 780 590, 840 530, 900 480, 970 470, 1040 530, 1100 590`,
    houses`900 490 60 46 1, 950 472 84 60 2, 1010 510 56 40 1`,
    yak`240 650 0.7`,
    road`560 420 3, 440 440, 300 470, 180 540, 120 640, 160 830 70`,
    fill`ground M560 800q300-60 640-40v50z`,
  ]),
  'penzi-la': panorama('cream', 100, [
    sky({ horizon: 240 }),
    clouds`190 90 240`,
    massif`far snow=290 foot=420: 0 240, 130 190, 260 260, 400 180, 500 240, 600 214, 720 160, 820 190, 920 120, 1040 196, 1200 160`,
    fill`snow M430 260q140-70 300-60 160-10 300 50L940 400H520z`,
    fill`far/0.3 M500 262q90-30 170-24l-50 22zM800 230q90 4 150 34l-80-6zM600 224l80-16-30 22z`,
    massif`mid rough=60 snow=280: 0 200, 120 240, 230 310, 330 400, 420 500, 500 640`,
    massif`mid rough=60 snow=280: 730 410, 790 330, 880 270, 980 210, 1080 190, 1200 240`,
    fill`far M330 400l220-30 180 60v300H300z`,
    wide(fill`mid M730 408L600 720H1200V400z`),
    iceRiver`#7f8aa6: -1.1 1.1`,
    iceRiver`snow: -1 1`,
    iceRiver`#dfe8f0: -0.86 -0.5`,
    iceRiver`#7f8aa6: -0.42 -0.26, 0.24 0.36`,
    iceRiver`#dfe8f0: 0.62 0.9`,
    line`far/0.5 5 M640 330l50 14M560 380l60 10M700 450l70 14M560 470l50 24M760 540l60-6M600 560l70 20M540 620l60 10M690 610l60 4`,
    fill`water M170 572q110-50 280-24 70 20 10 50-120 20-240 0-70-10-50-26z`,
    hill`near: 0 620, 160 580, 360 600, 560 600, 760 556, 960 506, 1200 460`,
    fill`dark/0.14 M820 600l120-40 80 10-90 40zM60 700l120-30 90 20-100 30zM1040 500l90-20 60 10-60 24z`,
    road`flat=0.4 edge=haze: 1700 400 12, 1420 440, 1240 466, 1090 484, 980 516, 1040 548, 1080 584, 900 610, 620 624, 360 644, 300 700, 420 830 84`,
    motorbike`640 632 0.85`,
    line`dark 4 M-150 650V470M90 640V466M280 650V500`,
    prayerFlags`-150 474 90 470 44 22, 90 470 280 504 50 22`,
  ]),
  padum: scene('plum', [
    sky({ sun: '390 230 60', rings: 2, horizon: 400 }),
    massif`far snow=300: 0 320, 170 210, 330 320, 520 230, 680 340, 860 180, 1020 300, 1200 220`,
    massif`mid foot=600: 0 450, 200 400, 420 450, 640 420, 860 340, 1040 250, 1220 180`,
    // The fort's hill above the village.
    houses`1000 386 76 54 2, 1080 356 90 66 3, 1156 350 70 50 1`,
    chorten`920 392 60`,
    fill`#c9a04a M0 470q320-30 600-6t600-26v400H0z`,
    river`#e3a08f: 700 462 6, 560 478, 400 500, 560 528, 640 556, 420 600, 200 680, 330 840 150`,
    terraces(
      '1210 470, 1020 476, 850 500, 720 560, 640 640, 540 830',
      '1210 800, 1120 796, 1020 806, 900 826, 820 850, 760 870',
      '#a9a550 #d9b04f #8f9a4a #e0bd5a #a9a550 #7f8f48 #d9b04f',
      '#6f6a3a',
    ),
    terraces(
      '-10 490, 110 488, 220 504, 290 540, 270 590, 130 660, 40 700',
      '-10 640, 20 640, 50 644, 70 650, 66 660, 50 680, 30 700',
      '#8f9a4a #d9b04f #a9a550 #c9a04a',
      '#6f6a3a',
    ),
    houses`760 560 74 48 1, 846 546 84 60 2, 940 560 76 48 1, 1030 544 88 62 2, 1124 566 80 50 1, 890 612 90 56 2, 990 618 84 50 1, 1086 624 92 58 2`,
    poplars`leaf: 716 580 130, 800 574 150, 980 576 140, 1176 590 160, 1040 640 130, 840 634 110`,
    fill`ground M0 800v-34q160-60 380-40t420 40 400-30v64z`,
    line`dark 4 M70 748V600M330 724V590`,
    prayerFlags`70 604 330 594 40 24`,
    chorten`430 744 150`,
    yak`600 756 0.7`,
  ]),
  purne: scene('dawn', [
    sky({ horizon: 260 }),
    massif`far snow=270: 360 330, 480 190, 600 270, 740 160, 880 290`,
    massif`mid rough=80: 0 60, 140 150, 300 250, 420 360, 540 480, 600 560`,
    massif`#a8685f rough=80: 600 540, 700 420, 820 330, 980 200, 1200 40`,
    massif`near rough=20 foot=800: 240 620, 380 540, 520 510, 680 500, 820 540, 960 620`,
    fill`green M430 552q160-36 330-6l60 34q-220-30-450 4z`,
    houses`520 540 80 56 2, 620 530 90 64 2, 710 546 70 48 1`,
    poplars`450 560 120, 780 566 130, 820 580 110`,
    fill`#d7c08f M0 640q200-10 380 30t220 60 220-60 380-60v200H0z`,
    river`#5fb3c9 flat=0.7: 0 690 60, 180 690, 360 720, 520 760, 600 830 140`,
    river`#2f7fa8 flat=0.7: 1200 660 60, 1000 680, 820 720, 680 760, 640 830 140`,
    line`dark 5 M150 640Q300 700 420 668M150 640v-40M420 668v-40M150 604Q300 668 420 632M200 658v-32M260 674v-28M320 680v-30M370 676v-30`,
    walker`290 674 0.5`,
  ]),
  'shinku-la': scene('high', [
    sky({ sun: '240 180 56', horizon: 400 }),
    massif`far snow=380: 0 400, 160 320, 320 390, 460 340, 780 360, 940 280, 1080 350, 1200 310`,
    massif`#7a5f66 rough=40 shade=0.42: 360 640, 440 520, 500 420, 540 300, 576 190, 604 108, 640 200, 664 250, 700 340, 760 430, 830 520, 940 640`,
    line`dark/0.3 6 M604 140q-30 120-70 220M590 260q-10 100-60 200M560 440q-30 70-70 110`,
    fill`snow M560 400l26-90 14 40 20 90-30-20zM500 520l20-60 22 40 20 60-40-20zM690 470l10-50 40 90-30-14z`,
    hill`near: 0 620, 240 560, 460 590, 740 570, 960 560, 1200 600`,
    fill`green M0 700q300-60 600-20t600-40v170H0z`,
    road`760 572 5, 860 590, 960 612, 760 640, 480 660, 340 690, 520 730, 760 760, 860 830 66`,
    motorbike`470 684 0.5`,
    prayerFlags`120 560 380 600 50 22`,
    line`dark 4 M120 650v-92M380 660v-62`,
    fill`snow M960 570q90-16 160 10t80 20v30q-140-30-240-60z`,
  ]),
}
