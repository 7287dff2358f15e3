// The Ha Giang loop with its karst, its farmed valleys and passes, and Hanoi.

import { gables } from '../kit/buildings.ts'
import { fill, type Ink, type Layer, line, translucent } from '../kit/canvas.ts'
import { figure } from '../kit/figure.ts'
import { walker } from '../kit/figures.ts'
import { hill, karst, massif } from '../kit/mountains.ts'
import { at } from '../kit/place.ts'
import { canopy, crowns, rows, terraces } from '../kit/plants.ts'
import { motorbike } from '../kit/rider.ts'
import { panorama, scene } from '../kit/scene.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'

const nhoQueRiver = (far: number, near: number) =>
  `730 400 ${far}, 790 440, 740 490, 810 550, 780 630, 850 720, 800 860 ${near}`

/** A house of the Tay people: thatch over timber, on stilts above a stone base. */
const stiltHouse = figure('stilt-house')

/** A farmer in a conical hat. */
const farmer = (x: number, foot: number, scale: number, coat: Ink): Layer => [
  walker`${x} ${foot} ${scale} ${coat}`,
  at(x, foot, scale, [fill`#fdeebf M-26-86 0-112 26-86z`]),
]

/** A clay house of Dong Van: two storeys, a timber gallery, lanterns, a roof of half-round tiles. */
const oldHouse = figure('old-house')

export const vietnam = {
  hanoi: scene('ember', [
    sky({ sun: '760 300 110', rings: 2, horizon: 470 }),
    fill`far M0 560V440h60v-50h70v30h50v-70h64v90h60v-40h56v60h60v-30h40v130zM820 560V470h50v-40h60v30h40v-80h70v60h50v-40h56v40h54v120z`,
    fill`sun/0.6 M80 420h8v12h-8zM100 450h8v12h-8zM200 390h8v12h-8zM216 420h8v12h-8zM330 430h8v12h-8zM990 410h8v12h-8zM1010 440h8v12h-8zM900 450h8v12h-8zM1110 440h8v12h-8zM1150 470h8v12h-8z`,
    mirrored(570, 0.4, [
      canopy`near size=44 foot=570: 0 540, 200 520, 420 540, 560 548`,
      canopy`near size=44 foot=570: 640 548, 820 530, 1000 516, 1200 536`,
      fill`ground M470 570q130-30 260 0z`,
      // The Turtle Tower: three storeys of arches.
      fill`#e8cfa6 M530 562v-74h140v74zM548 484v-56h104v56zM570 424v-40h60v40z`,
      fill`dark/0.2 M630 562v-74h40v74zM624 484v-56h28v56zM612 424v-40h18v40z`,
      fill`roof M518 490h164l-18-16H536zM538 430h124l-18-16H556zM560 386 586 352h28l26 34z`,
      fill`dark M546 562v-34q10-14 20 0v34zM590 562v-34q10-14 20 0v34zM634 562v-34q10-14 20 0v34zM562 484v-24q9-12 18 0v24zM592 484v-24q9-12 18 0v24zM622 484v-24q9-12 18 0v24zM592 424v-16q8-10 16 0v16z`,
    ]),
    translucent(0.5, lake(570, 800, 'sun')),
    glints(590, 700, 9, 'sun'),
    // The red bridge to the temple.
    line`#a5303a 7 M56 670v50M126 640v80M206 630v84M286 644v68M350 672v36`,
    fill`#a5303a M-20 690Q160 570 400 690v14Q160 600-20 706z`,
    line`#d8453a 5 M-20 656Q160 540 400 656M30 646v30M80 622v32M136 608v30M196 606v30M254 616v32M310 636v32M360 656v28`,
    fill`ground M0 800v-56q400-26 1200-8v70z`,
    line`near/0.6 4 M60 770h200M420 764h260M860 772h240`,
    at(250, 762, 1, [
      line`#6d4b2c 4 M-52-86H56`,
      line`#6d4b2c 2 M-48-86-60-34M-48-86-36-34M52-86 40-34M52-86 64-34`,
      fill`#c58a4a M-66-34h36l-6 20h-24zM34-34h36l-6 20H40z`,
      fill`#7fa04a M-62-36q14-16 28 0zM38-36q14-16 28 0z`,
    ]),
    farmer(250, 764, 1.05, '#d8557a'),
    motorbike`600 770 1.1 #3f6fb8 #c23a35`,
    // Branches of a flame tree.
    line`ground 9 M1210 330Q1130 320 1040 250T900 190M1100 296Q1060 320 1000 322`,
    clouds`#6e2a3c: 950 226 150, 1060 268 170, 1160 330 190, 1030 342 130, 1190 240 150`,
    clouds`#c23a35: 930 206 110, 1050 246 130, 1160 304 150, 1020 322 100, 1190 214 120`,
  ]),
  'ha-giang-karst': panorama('lush', 165, [
    sky({ sun: '665 238 54', horizon: 340 }),
    karst`far: -340 420 320 180, -140 420 280 220, 80 420 300 190, 330 420 260 240, 560 420 280 180, 800 420 300 250, 1080 420 320 200, 1330 420 260 240, 1560 420 320 190`,
    streaks`haze thick=22: 300 430 640, 900 450 620`,
    karst`mid: -370 560 280 220, -90 560 350 260, 200 560 330 290, 480 560 260 210, 1010 560 360 330, 730 560 240 200, 1300 560 280 210, 1550 560 330 280`,
    hill`near: 0 590, 300 540, 620 570, 900 540, 1200 590`,
    karst`#3d7a66: -270 690 300 180, 60 690 300 240, 1160 690 320 270, 1470 690 280 200`,
    hill`green: 0 670, 320 610, 640 660, 940 610, 1200 660`,
    road`flat=0.4: 560 566 6, 660 578, 720 596, 560 614, 440 636, 560 666, 770 690, 700 830 80`,
    motorbike`500 656 0.56, 690 686 0.72 roof`,
  ]),
  'dong-van': scene('plum', [
    sky({ sun: '860 240 70', rings: 2, horizon: 380 }),
    karst`far growth=none: 60 470 280 240, 260 470 240 300, 470 470 260 220, 660 470 240 330, 880 470 260 210, 1090 470 300 310`,
    streaks`haze thick=20: 320 450 560, 900 456 500`,
    karst`mid: 160 570 340 230, 420 560 280 190, 760 570 320 250, 1060 570 340 230`,
    canopy`near size=40 foot=640: 0 560, 300 540, 600 556, 900 540, 1200 560`,
    oldHouse`300 610 0.8, 880 606 0.84`,
    oldHouse`590 650 1.25`,
    oldHouse`80 690 1.1, 1110 690 1.15`,
    fill`#8a6a5e M0 690q300-22 600-20t600 16v124H0z`,
    fill`dark/0.16 M90 720h120l30 16H70zM300 704h110l24 14H280zM560 712h120l20 16H540zM800 706h110l30 14H800zM980 730h130l20 18H960zM360 760h150l20 20H340zM680 756h140l30 22H660z`,
    walker`430 740 1.05 #3566c4 roof, 484 752 1.05 #c2447e #2f3f86`,
    at(740, 744, -1.05, [walker`0 0 1 #4c9a5b #2a2144`]),
    fill`#2f2a48 M418 640q12-14 26 0l4 8h-34zM472 652q12-14 26 0l4 8h-34z`,
    motorbike`930 776 1 accent`,
    fill`ground M0 810v-40q120-10 220 40z`,
  ]),
  'ma-pi-leng': scene('mist', [
    sky({ sun: '640 130 50', rings: 2, horizon: 260 }),
    karst`far: 520 400 260 190, 660 400 230 250, 800 400 260 210, 920 400 260 160`,
    streaks`snow thick=20: 660 350 460, 820 290 300`,
    fill`#7fa79b M600 410q90-40 190 0 90-30 170 10l20 390H600z`,
    massif`mid rough=60: 800 520, 850 420, 900 330, 960 250, 1030 180, 1110 90, 1200 30`,
    massif`near rough=60: 850 810, 900 660, 960 560, 1020 450, 1090 370, 1140 260, 1200 220`,
    line`leaf 6 M1130 330l-30 130M1060 470l-40 130M1170 480l-30 160M980 610l-30 120M1100 600l-40 170M940 330l-20 90M1040 230l-20 90`,
    river`#a5e0d2 flat=0.8: ${nhoQueRiver(12, 190)}`,
    river`#1f9a8e flat=0.8: ${nhoQueRiver(8, 150)}`,
    // Three spurs, the farthest first, each followed by the part of the road on the spur.
    fill`#6f9c96 M0 150l70 8 60 26 80 18 50 34 90 20 60 44 80 26 60 40 70 26 60 44 24 30 4 60 12 70-8 60 22 70 6 84H0z`,
    road`flat=0.6 edge=haze: 702 452 10, 640 424, 520 410, 400 424 18`,
    fill`#52807a M0 250l80 18 60 30 90 24 60 46 80 22 60 42 80 20 50 34 50 12 16 40-6 50 20 60 2 80 18 82H0z`,
    road`flat=0.6 edge=haze: 612 500 16, 560 504, 430 500, 290 520, 330 572, 470 634 36`,
    fill`#36675a M0 410l60 12 70 40 60 10 60 46 70 24 50 40 70 24 50 34 16 60-4 50 18 60H0z`,
    road`flat=0.6 edge=haze: 492 640 36, 430 646, 300 640, 160 676, 60 740, -40 860 120`,
    line`dark/0.4 6 M540 560l12 90M480 560l6 30M590 560l16 110M650 470l14 70M580 450l6 20M460 700l10 70M390 700l8 80M320 710l4 70`,
    motorbike`300 658 0.75, 470 510 0.36 sun`,
  ]),
  'quan-ba': scene('blush', [
    sky({ sun: '250 190 60', rings: 3, horizon: 340 }),
    karst`#d3b4cf growth=none: 40 390 300 150, 250 390 260 190, 480 390 320 150, 720 390 280 200, 950 390 300 160, 1160 390 280 210`,
    streaks`snow thick=22: 260 372 620, 980 380 520`,
    karst`far growth=none: 120 450 320 170, 400 450 240 130, 860 450 260 150, 1080 450 340 210`,
    hill`mid: 0 470, 240 430, 520 450, 820 430, 1200 474`,
    fill`#c3b05c M0 486q300-34 600-14t600 0v330H0z`,
    streaks`snow thick=20: 600 476 760`,
    fill`green M0 540q200-40 460-26t740-16v300H0z`,
    fill`#eac75f M60 520q140-22 300-14l-40 26Q180 540 30 552zM800 512q160-18 330-8l60 30q-200-10-330 8zM120 566q160-24 330-24l-40 34Q240 580 60 606zM830 560q150-14 370-2v44q-190-16-330-6z`,
    fill`#f4dc8a M420 506q120-12 250-6l30 24q-160-4-320 10zM20 624q180-34 380-34l-60 40Q160 640 0 664zM900 612q140-6 300 10v50q-160-20-270-20z`,
    // The twin hills.
    fill`#4f7a62 M356 612Q380 560 404 500T500 404Q560 412 588 486T656 612z`,
    fill`#5c8a68 M356 612Q380 560 404 500T500 404Q470 480 478 530T450 612z`,
    fill`#3d6457 M500 404Q560 412 588 486T656 612H566Q580 540 552 490T500 404z`,
    fill`#4f7a62 M598 622Q620 566 646 500T742 392Q806 402 834 484T900 622z`,
    fill`#5c8a68 M598 622Q620 566 646 500T742 392Q708 480 718 534T690 622z`,
    fill`#3d6457 M742 392Q806 402 834 484T900 622H806Q820 540 796 484T742 392z`,
    canopy`#3d6457 size=22 foot=640: 330 616, 480 606, 600 616`,
    canopy`#3d6457 size=22 foot=640: 600 626, 760 614, 930 626`,
    fill`green M0 660Q300 610 620 622T1200 640V800H0z`,
    fill`#eac75f M180 656q160-26 360-22l-70 38Q300 670 120 700zM660 640q150-6 300 6l40 40q-180-20-320-10z`,
    rows`#b8953f width=3: 200 650 280 -14, 170 668 300 -16, 690 650 260 -4, 700 664 280 0, 70 606 300 -26, 880 584 300 2, 70 540 230 -20`,
    gables`wall=#fbe6c8: 150 640 60 34 1, 212 634 56 32 1, 268 646 60 36 1, 1000 640 60 36 1, 1064 634 56 32 1`,
    crowns`#4f7a62: 116 646 56, 310 652 60, 956 646 60, 1112 642 56`,
    // The road down from Heaven's Gate.
    fill`#5e4a5e M0 700Q160 690 330 730T640 800H0z`,
    fill`#5e4a5e M1200 660Q1050 690 960 740T820 800H1200z`,
    road`flat=0.4: 1010 650 6, 860 672, 700 690, 640 720, 720 744, 780 766, 700 830 70`,
    motorbike`688 712 0.3, 772 764 0.42 water`,
    crowns`ground: 60 790 150, 190 800 110, 1120 770 160, 1010 800 100`,
  ]),
  'du-gia': scene('dawn', [
    sky({ sun: '252 180 58', rings: 2, horizon: 350 }),
    karst`#b3b3da growth=none: 60 420 300 200, 310 420 280 150, 530 420 300 250, 990 420 340 270`,
    streaks`snow thick=24: 300 404 600, 940 410 560`,
    karst`#8190ba growth=none: 170 480 320 190, 430 480 240 170, 704 480 300 270, 1130 480 320 220`,
    streaks`haze thick=20: 620 470 760`,
    karst`#6a9586: 340 500 210 120, 880 500 230 150`,
    // Terraces on both sides, down to the valley floor.
    terraces`fields=#a6c45a,#dcd66a,#8fb956,#cfdc7c,#9ed2cb,#b9d05a,#e3d873,#93bd58: -10 372 -10 680, 170 376 120 668, 330 424 230 660, 460 478 330 650, 620 530 420 640`,
    terraces`fields=#9dbf5a,#cfdc7c,#e3d873,#8fb956,#b9d05a,#9ed2cb,#dcd66a,#93bd58: 1210 392 1210 690, 1050 394 1090 676, 900 436 980 664, 780 482 880 652, 600 530 800 640`,
    fill`#b5cb62 M548 528Q470 546 330 592T0 706V800H1200V706Q1000 620 880 590T656 528Q600 516 548 528z`,
    fill`#dcd66a M560 540q-100 30-210 72l120 8q60-40 120-66zM660 536q80 20 190 66l-110 14q-60-40-110-64z`,
    fill`#9ed2cb M330 622q-120 46-230 80l180 6q100-40 170-76zM880 612q120 40 220 78l-170 12q-90-40-170-72z`,
    rows`#8fae4e width=3: 480 560 90 -16, 430 580 130 -22, 390 600 160 -26, 690 556 90 20, 700 576 130 24, 740 596 110 18`,
    river`#5fb0c4 flat=0.6: 600 526 6, 610 556, 584 600, 640 650, 570 710, 640 830 120`,
    crowns`#4f7a62: 420 548 70, 486 534 56, 570 526 40, 640 528 44, 764 540 66, 824 556 70`,
    stiltHouse`530 540 0.66, 680 544 0.7, 460 574 0.82, 770 580 0.86, 866 610 0.95`,
    crowns`#3f6b56: 390 586 70, 950 626 90`,
    farmer(330, 680, 0.36, 'roof'),
    farmer(376, 690, 0.38, '#3566c4'),
    farmer(910, 690, 0.36, 'accent'),
    terraces`fields=#cfdc7c,#8fb956,#e3d873: -10 716 -10 770, 200 700 160 768, 420 752 330 800, 560 812 480 830, 700 830 560 850`,
    terraces`fields=#dcd66a,#9dbf5a,#cfdc7c: 1210 730 1210 780, 1010 716 1060 774, 820 768 900 806, 690 820 780 840, 600 840 700 850`,
  ]),
}
