import { gables, houses } from '../kit/buildings.ts'
import { fill, line, panorama, scene, thin, wide } from '../kit/canvas.ts'
import { motorbike, walker } from '../kit/figures.ts'
import { karst } from '../kit/karst.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'

const nhoQue = (far: number, near: number) =>
  `730 400 ${far}, 790 440, 740 490, 810 550, 780 630, 850 720, 800 860 ${near}`

export const vietnam = {
  hanoi: scene('ember', [
    sky({ sun: '820 260 84', rings: 2, horizon: 430 }),
    houses`wall=far band=none glass=sun lean=0: 90 520 90 150 4, 180 520 70 190 5, 1000 520 80 170 5, 1090 520 90 140 4, 280 520 80 120 3, 900 520 80 130 3`,
    mirrored(560, 0.4, [
      crowns`near: 420 545 130, 520 540 110, 720 545 120, 330 545 140, 830 548 130`,
      fill`wall M560 560v-60h80v60zM572 500v-50h56v50zM584 450v-36h32v36z`,
      fill`roof M548 502h104l-14-14h-76zM562 452h76l-12-14h-52zM576 416h48l-14-26h-20z`,
      fill`dark M588 560v-34q12-14 24 0v34zM590 494v-24q10-10 20 0v24z`,
      fill`ground M520 560q80-18 160 0z`,
    ]),
    thin(0.5, lake(560, 800, 'sun')),
    glints(580, 720, 9, 'sun'),
    line`roof 10 M0 640Q160 560 330 640`,
    line`roof 6 M0 616Q160 536 330 616M40 632v-30M90 610v-30M140 600v-30M200 602v-30M260 614v-30`,
    line`roof 8 M60 640v50M160 606v80M260 622v60`,
    fill`ground M1200 800V300q-30 60-40 180-60-60-150-60 80 30 120 100-80-40-160-20 90 20 130 70-100 0-160 60 110-30 180 10 20 90-10 160z`,
    fill`ground M0 800v-50q500-20 1200 0v60z`,
    motorbike(430, 760, 0.9, 'near'),
    walker(640, 764, 0.9, 'accent'),
    fill`sun M606 690l34-24 34 24z`,
  ]),
  'ha-giang-karst': panorama('lush', 165, [
    sky({ sun: '665 238 54', horizon: 340 }),
    wide(
      karst`far: 80 420 300 190, 330 420 260 240, 560 420 280 180, 800 420 300 250, 1080 420 320 200`,
    ),
    streaks`haze thick=22: 300 430 640, 900 450 620`,
    wide(karst`mid: 200 560 330 290, 480 560 260 210, 1010 560 360 330, 730 560 240 200`),
    hill`near: 0 590, 300 540, 620 570, 900 540, 1200 590`,
    wide(karst`#3d7a66: 60 690 300 240, 1160 690 320 270`),
    hill`green: 0 670, 320 610, 640 660, 940 610, 1200 660`,
    road`flat=0.4: 560 566 6, 660 578, 720 596, 560 614, 440 636, 560 666, 770 690, 700 830 80`,
    motorbike(500, 656, 0.56),
    motorbike(690, 686, 0.72, 'roof'),
  ]),
  'dong-van': scene('plum', [
    sky({ sun: '900 230 64', horizon: 360 }),
    karst`far: 100 470 300 300, 350 470 260 220, 600 470 280 350, 860 470 280 250, 1110 470 320 330`,
    karst`mid: 220 560 340 260, 760 560 320 280, 1060 560 300 220, 480 560 260 200`,
    hill`near: 0 600, 400 560, 800 580, 1200 560`,
    gables`wall=#d9a05c band=ground: 260 640 150 80 2, 430 630 140 84 2, 800 640 150 80 2, 960 630 140 76 2`,
    gables`wall=#e2ad66 band=ground: 600 690 260 110 3`,
    fill`dark M576 690v-66h48v66z`,
    gables`wall=#c98f50 band=ground: 300 740 180 90 2, 910 740 190 90 2`,
    fill`accent M480 610h12v16h-12zM706 610h12v16h-12zM400 690h12v16h-12zM820 690h12v16h-12z`,
    fill`ground M0 690q160 20 180 120H0zM1200 680q-140 20-160 130h160z`,
    fill`#a8886a M0 740q300-20 600 0t600-10v80H0z`,
    line`ground 4 M20 770q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0`,
    walker(540, 760, 0.9, 'roof'),
    walker(600, 766, 0.8, '#3566c4'),
  ]),
  'ma-pi-leng': scene('mist', [
    sky({ sun: '640 130 50', rings: 2, horizon: 260 }),
    karst`far: 520 400 260 190, 660 400 230 250, 800 400 260 210, 920 400 260 160`,
    streaks`snow thick=20: 660 350 460, 820 290 300`,
    fill`#7fa79b M600 410q90-40 190 0 90-30 170 10l20 390H600z`,
    massif`mid rough=60: 800 520, 850 420, 900 330, 960 250, 1030 180, 1110 90, 1200 30`,
    massif`near rough=60: 850 810, 900 660, 960 560, 1020 450, 1090 370, 1140 260, 1200 220`,
    line`leaf 6 M1130 330l-30 130M1060 470l-40 130M1170 480l-30 160M980 610l-30 120M1100 600l-40 170M940 330l-20 90M1040 230l-20 90`,
    river`#a5e0d2 flat=0.8: ${nhoQue(12, 190)}`,
    river`#1f9a8e flat=0.8: ${nhoQue(8, 150)}`,
    // The road goes round three spurs and disappears behind each of them.
    fill`#6f9c96 M0 150l70 8 60 26 80 18 50 34 90 20 60 44 80 26 60 40 70 26 60 44 24 30 4 60 12 70-8 60 22 70 6 84H0z`,
    road`flat=0.6 edge=haze: 702 452 10, 640 424, 520 410, 400 424 18`,
    fill`#52807a M0 250l80 18 60 30 90 24 60 46 80 22 60 42 80 20 50 34 50 12 16 40-6 50 20 60 2 80 18 82H0z`,
    road`flat=0.6 edge=haze: 612 500 16, 560 504, 430 500, 290 520, 330 572, 470 634 36`,
    fill`#36675a M0 410l60 12 70 40 60 10 60 46 70 24 50 40 70 24 50 34 16 60-4 50 18 60H0z`,
    road`flat=0.6 edge=haze: 492 640 36, 430 646, 300 640, 160 676, 60 740, -40 860 120`,
    line`dark/0.4 6 M540 560l12 90M480 560l6 30M590 560l16 110M650 470l14 70M580 450l6 20M460 700l10 70M390 700l8 80M320 710l4 70`,
    motorbike(300, 658, 0.75),
    motorbike(470, 510, 0.36, 'sun'),
  ]),
}
