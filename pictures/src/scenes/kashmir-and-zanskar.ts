// Kashmir, the road from Srinagar to Leh, and Zanskar.

import type { Point } from '../geometry.ts'
import { gables, houses } from '../kit/buildings.ts'
import { band, fill, line, translucent } from '../kit/canvas.ts'
import { horse, suv, walker, yak } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, eachOf, placed } from '../kit/place.ts'
import { firs, poplars, terraces } from '../kit/plants.ts'
import { curve, numbersOf } from '../kit/points.ts'
import { motorbike } from '../kit/rider.ts'
import { panorama, scene } from '../kit/scene.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
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
const fins = eachOf({ ink: 'near' }, ([x = 0, foot = 0, width = 0, height = 0], { ink }) => {
  const half = Math.round(width / 2)
  const w = (part: number) => Math.round(half * part)
  const t = (part: number) => Math.round(height * part)
  return [
    fill`${ink} M${x - half} ${foot}q${w(0.6)}-${t(0.3)} ${w(0.7)}-${t(0.8)}q${w(0.3)}-${t(0.4)} ${w(0.6)} 0q${w(0.1)} ${t(0.5)} ${w(0.7)} ${t(0.8)}z`,
    fill`#8a4f1f/0.22 M${x} ${foot - t(0.98)}q${w(0.2)} 0 ${w(0.3)} ${t(0.18)}q${w(0.1)} ${t(0.5)} ${w(0.7)} ${t(0.8)}h-${w(0.6)}q-${w(0.1)}-${t(0.5)}-${w(0.4)}-${t(0.98)}z`,
  ]
})

/** The glacier below Penzi La, down to its tongue: the middle and half the width at each bend. */
const GLACIER = numbersOf(
  '900 190 14, 830 236 90, 740 290 124, 640 345 110, 590 400 120, 650 460 150, 720 530 170, 660 600 170, 540 660 140, 440 690 60',
)

/** The area between two lines along the glacier, 'line line': -1 and 1 are the glacier's edges. */
const iceRiver = eachOf({ ink: 'snow' }, ([from = 0, to = 0], { ink }) => {
  const side = (part: number) =>
    GLACIER.map(([x = 0, y = 0, half = 0]): Point => [x + part * half, y])
  return fill`${ink} ${curve(side(from))}L${curve(side(to).toReversed()).slice(1)}z`
})

export const kashmirAndZanskar = {
  lamayuru: panorama('cream', 125, [
    sky({ sun: '1040 236 62', horizon: 350 }),
    massif`far snow=260: 0 330, 180 230, 340 310, 520 220, 720 320, 940 230, 1200 330`,
    massif`mid: 0 420, 260 360, 520 400, 800 350, 1200 420`,
    band('#f0cf8a', 540),
    fins`#f0cf8a: -380 600 220 180, -230 600 230 250, -80 600 210 210, 1300 600 220 250, 1440 600 200 200, 1580 600 230 230, 60 600 220 230, 200 600 200 190, 340 600 220 250, 500 600 220 200, 720 600 220 230, 860 600 210 200, 1000 600 230 260, 1150 600 230 220`,
    band('#e6b967', 640),
    fins`#e6b967: -310 740 230 270, -160 740 250 230, 1370 740 230 210, 1520 740 250 260, -10 740 240 250, 130 740 240 220, 280 740 240 260, 430 740 230 200, 780 740 240 220, 930 740 250 270, 1080 740 240 230, 1220 740 240 250`,
    band('#dba552', 750),
    fins`#dba552: -290 860 270 260, -120 860 250 220, 1300 860 250 210, 1470 860 260 250, 50 860 260 240, 210 860 250 200, 990 860 260 220, 1140 860 260 250`,
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
    translucent(0.35, lake(490, 800, 'sun')),
    glints(510, 760, 12, 'sun'),
    shikara`600 660 1.35`,
    at(600, 690, 1.35, [fill`dark/0.35 M-150 10h330l-60 20h-220z`]),
    fill`leaf M0 800v-60q60-30 120 0t110 20 60 40zM1200 800v-70q-80-10-130 20t-110 50z`,
    at(150, 752, 1, [fill`#f5a9b4 M-24 0q-4-30 0-40 14 10 24-10 10 20 24 10 4 10 0 40z`]),
    at(1090, 750, 1, [fill`#f5a9b4 M-24 0q-4-30 0-40 14 10 24-10 10 20 24 10 4 10 0 40z`]),
  ]),
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
    massif`mid rough=60 snow=280: -560 400, -400 320, -290 350, -150 250, 0 200, 120 240, 230 310, 330 400, 420 500, 500 640`,
    massif`mid rough=60 snow=280: 730 410, 790 330, 880 270, 980 210, 1080 190, 1200 240`,
    fill`far M330 400l220-30 180 60v300H300z`,
    fill`mid M730 408L600 720H1600V400z`,
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
    terraces`bank=#6f6a3a fields=#a9a550,#d9b04f,#8f9a4a,#e0bd5a,#a9a550,#7f8f48,#d9b04f: 1210 470 1210 800, 1020 476 1120 796, 850 500 1020 806, 720 560 900 826, 640 640 820 850, 540 830 760 870`,
    terraces`bank=#6f6a3a fields=#8f9a4a,#d9b04f,#a9a550,#c9a04a: -10 490 -10 640, 110 488 20 640, 220 504 50 644, 290 540 70 650, 270 590 66 660, 130 660 50 680, 40 700 30 700`,
    houses`760 560 74 48 1, 846 546 84 60 2, 940 560 76 48 1, 1030 544 88 62 2, 1124 566 80 50 1, 890 612 90 56 2, 990 618 84 50 1, 1086 624 92 58 2`,
    poplars`leaf: 716 580 130, 800 574 150, 980 576 140, 1176 590 160, 1040 640 130, 840 634 110`,
    fill`ground M0 800v-34q160-60 380-40t420 40 400-30v64z`,
    line`dark 4 M70 748V600M330 724V590`,
    prayerFlags`70 604 330 594 40 24`,
    chorten`430 744 150`,
    yak`600 756 0.7`,
  ]),
  purne: scene('dawn', [
    sky({ sun: '610 236 50', rings: 2, horizon: 300 }),
    massif`far snow=300: 330 360, 470 220, 590 320, 720 190, 850 280, 940 360`,
    massif`#c79074 rough=80 shade=0.26: -20 40, 110 130, 240 200, 360 330, 470 440, 580 560, 640 640`,
    massif`#a8685f rough=80 shade=0.26: 560 600, 680 460, 790 360, 900 290, 1020 180, 1220 50`,
    line`dark/0.2 6 M60 200l90 60M120 300l110 60M250 330l70 60M900 400l90-70M1010 320l110-80M1060 430l100-70`,
    // The terrace between the rivers, with its bank.
    fill`#8f5f4c M330 640Q420 530 600 520T900 640L820 700Q620 730 400 690z`,
    fill`green M330 632Q420 516 600 508T900 632Q620 580 330 632z`,
    fill`#c9c85e M420 590q90-46 180-48l40 20q-120 0-220 28zM660 552q90 10 150 44l-60-8q-40-20-110-26z`,
    houses`540 540 76 60 2, 620 530 96 76 2, 706 548 78 56 2, 470 566 64 44 1, 780 578 64 46 1`,
    chorten`400 606 60`,
    poplars`448 580 100, 586 548 120, 744 562 110, 826 600 100, 520 560 84`,
    prayerFlags`420 530 640 452 30 14`,
    fill`#d7c08f M0 690q200-40 400-10t240 40 260-40 300-30v170H0z`,
    river`#bfe3e6 flat=0.5: -60 690 90, 160 690, 360 716, 520 750, 640 800, 700 880 240`,
    river`#4fa6bd flat=0.5: -60 690 70, 160 690, 360 716, 520 750, 640 800, 700 880 200`,
    river`#8fc3d6 flat=0.5: 1260 650 90, 1060 672, 860 706, 720 744, 640 800, 600 880 200`,
    river`#2f7fa8 flat=0.5: 1260 650 70, 1060 672, 860 706, 720 744, 640 800, 600 880 160`,
    line`snow/0.6 4 M120 690l60 6M300 706l60 14M1000 690l-60 14M860 716l-50 20M600 780l40 14M680 770l-30 20`,
    // The hanging bridge in front.
    massif`#6b4a52 rough=30 shade=0.3: -20 580, 90 600, 150 650, 190 740, 210 820`,
    massif`#5a3d4a rough=30 shade=0.3: 940 820, 980 730, 1030 660, 1110 620, 1220 590`,
    line`dark 4 M130 590Q560 800 1060 600`,
    line`dark 3 M130 550Q560 740 1060 560M220 588v44M300 618v44M380 642v42M460 658v42M540 668v40M620 668v40M700 660v42M780 646v42M860 626v44M940 604v44`,
    line`dark 9 M130 540v112M1060 552v104`,
    walker`420 698 0.66 accent`,
    at(480, 706, 0.66, [horse`0 0`]),
    prayerFlags`130 546 1060 558 160 16`,
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
