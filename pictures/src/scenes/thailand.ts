// Chiang Mai and the loop round Mae Hong Son, as far as the highest summit of Thailand.

import { fill, type Ink, line, translucent } from '../kit/canvas.ts'
import { figure } from '../kit/figure.ts'
import { birds, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, atEach, define, placed, reuse } from '../kit/place.ts'
import { canopy, crowns, dotted, palm, rows, terraces } from '../kit/plants.ts'
import { panorama, scene } from '../kit/scene.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river } from '../kit/ways.ts'

/** A temple hall (viharn) of Lanna: three nested roofs with flame-shaped tips. */
const viharn = figure('viharn')

/** A bell-shaped stupa (chedi) with a slender spire. */
const chedi = figure('chedi')

/** A teak house on stilts in the river, with its veranda towards the water. */
const verandaHouseDefinition = define('veranda', [
  line`#5f3a2c 7 M-64 34V-20M-22 34V-20M22 34V-20M64 34V-20`,
  fill`#9a5f3c M-70-20v-60H70v60z`,
  fill`dark/0.24 M24-20v-60h46v60z`,
  fill`dark M-52-26v-40h24v40zM-12-26v-40h24v40zM28-26v-40h24v40z`,
  fill`#f2c27c M-52-54h24v-12h-24zM28-54h24v-12H28z`,
  fill`#c98a54 M-84-24H84v8H-84z`,
  line`#c98a54 4 M-80-20v-60M80-20v-60M-80-46H80M-60-46v24M-40-46v24M-20-46v24M0-46v24M20-46v24M40-46v24M60-46v24`,
  fill`roof M-100-76-62-132H62l38 56z`,
  fill`dark/0.22 M30-132h32l38 56H54z`,
])
const verandaHouse = placed(() => [reuse('veranda')])

/** A long-tail boat with a roof of mats, and the boatman in its stern. */
const longBoat = placed(() => [
  fill`dark/0.25 M-130 8q130 24 260 0l-30 12q-100 14-200 0z`,
  at(-92, -8, 0.5, [walker`0 0 1 roof`]),
  fill`ground M-140-22Q0 18 150-30L116 8q-116 16-216 0z`,
  fill`accent M-56-8q-4-46 50-46t52 42z`,
  fill`dark/0.2 M10-54q36 4 36 42l-24 2q4-30-12-44z`,
])

/** A water buffalo with horns swept back, facing right. */
const buffalo = figure('buffalo')

/** A farmer under a conical hat. */
const farmer = placed((coat: Ink) => [walker`0 0 1 ${coat}`, fill`#fff1c8 M-26-86 0-112 26-86z`])

/** One of the two royal pagodas on the summit, on its terraces. */
const pagoda = figure('pagoda')

export const thailand = {
  'chiang-mai': scene('ember', [
    sky({ sun: '600 260 120', rings: 2, horizon: 440 }),
    massif`far rough=24: 0 430, 240 330, 460 400, 760 320, 1000 390, 1200 330`,
    hill`mid: 0 520, 400 490, 800 500, 1200 480`,
    chedi`890 660 1.15 sun`,
    viharn`560 690 1.25, 250 690 0.7`,
    palm`1080 720 300 30, 110 720 260 -20`,
    fill`ground M0 690h1200v120H0z`,
    fill`near M520 690h80l60 110H440z`,
    walker`690 750 0.9 accent, 740 752 0.9 accent`,
    line`accent 3 M300 120v20M760 90v20M900 170v20`,
    fill`sun M290 90h20v30h-20zM750 60h20v30h-20zM890 140h20v30h-20zM400 200h14v20h-14z`,
  ]),
  pai: scene('lush', [
    sky({ sun: '860 190 62', rings: 2, horizon: 340 }),
    hill`far: 0 330, 240 200, 480 300, 760 190, 1000 290, 1200 210`,
    streaks`snow thick=30: 260 340 620, 900 320 560`,
    hill`mid: 0 420, 300 330, 620 420, 900 340, 1200 400`,
    crowns`40 430 70, 120 424 80, 210 420 70, 300 424 76, 820 424 80, 900 420 76, 990 424 80, 1080 430 70, 1160 434 80`,
    streaks`snow thick=26: 620 432 760`,
    fill`green M0 440q320-30 640-10t560-20v430H0z`,
    // Rice in flooded fields, which mirror the sky.
    terraces`bank=#4f8a4f fields=#b5d163,#bfe0dc,#8fbc4e,#c9e3da,#a6c45a,#8fbc4e: 1210 470 1210 780, 980 474 1180 782, 800 496 1140 790, 720 560 1120 800, 760 640 1120 812, 900 720 1130 824, 1000 830 1140 840`,
    terraces`bank=#4f8a4f fields=#bfe0dc,#a6c45a,#8fbc4e,#c9e3da,#b5d163,#8fbc4e: -10 470 -10 780, 180 474 20 782, 360 500 60 790, 450 560 90 800, 420 640 90 812, 300 720 80 824, 200 830 60 840`,
    palm`leaf: 190 510 170 20, 1010 500 160 -16`,
    atEach('330 500 0.8, 850 492 0.75, 590 480 0.6', [
      line`dark 8 M-50 4v-30M50 4v-30M0 4v-30`,
      fill`#b98552 M-60-20v-60H60v60z`,
      fill`#8a5a34 M20-20v-60h40v60z`,
      fill`ground M-90-72-40-140H40l50 68z`,
      fill`dark M-36-20v-40h26v40z`,
    ]),
    // The bamboo bridge: mats between two rows of posts, from the foreground to the huts.
    line`#7a5430 5 M474 830v-92M512 730v-74M538 662v-56M556 612v-44M568 574v-34M752 830v-92M706 730v-74M672 662v-56M646 612v-44M628 574v-34`,
    fill`#d9aa6a M590 496Q580 560 560 620T470 830H756Q690 700 646 620T612 496z`,
    line`#a87440 4 M584 530h36M576 560h52M566 594h70M554 634h98M536 680h142M512 732h192M486 790h248`,
    line`#7a5430 6 M584 490Q566 560 540 606T474 738M620 490Q634 560 668 606T752 738`,
    walker`606 640 0.62 accent`,
    crowns`ground: 70 806 210, 1130 806 230`,
  ]),
  'mae-hong-son': scene('dawn', [
    sky({ horizon: 320 }),
    hill`far: 0 330, 260 220, 560 320, 860 210, 1200 320`,
    streaks`snow thick=24: 360 300 500, 900 330 540`,
    mirrored(560, 0.45, [
      hill`mid foot=560: 0 440, 300 360, 640 440, 940 370, 1200 440`,
      crowns`90 550 130, 190 555 110, 1020 552 130, 1120 556 120, 930 556 100`,
      viharn`470 552 0.8`,
      chedi`660 552 0.85 wall, 780 552 0.7`,
      palm`leaf: 320 556 180 20`,
      fill`ground M0 548h1200v12H0z`,
    ]),
    translucent(0.5, lake(560, 800, 'snow')),
    streaks`snow thick=18: 300 590 460, 860 610 520`,
    glints(640, 780, 8),
    at(620, 720, 1, [
      fill`dark M-110-16q110 26 220 0l-26 20q-84 14-168 0z`,
      at(40, -4, 0.6, [walker`0 0 1 accent`]),
    ]),
  ]),
  'mae-sariang': scene('cream', [
    sky({ sun: '846 206 70', rings: 3, horizon: 360 }),
    hill`#b9cbd0: 0 330, 200 236, 420 316, 640 214, 860 320, 1040 250, 1200 310`,
    hill`far: 0 390, 280 300, 520 372, 800 290, 1200 380`,
    streaks`snow thick=22: 320 404 620, 960 396 520`,
    canopy`#7fa39a size=30: 0 440, 260 400, 560 436, 900 396, 1200 430`,
    canopy`#5f8a6c size=36: 0 484, 300 456, 640 470, 960 448, 1200 480`,
    at(640, 470, 0.5, [
      fill`#f2b93b M-50 0v-30h14Q-20-90-12-120L0-230 12-120Q20-90 36-30h14V0z`,
      fill`dark/0.2 M8 0v-120L0-230 12-120Q20-90 36-30h14V0z`,
    ]),
    canopy`leaf size=40: 0 524, 240 500, 560 506, 760 500, 1200 516`,
    fill`#d9b684 M0 560Q300 540 620 548T1200 536V800H0z`,
    fill`#e7c995 M300 556q200-10 420-8t480-12v26q-260 16-480 14t-420 2z`,
    fill`#5f3a2c/0.3 M110 604h146v50l-146 8zM286 598h130v44l-130 8zM440 592h116v36l-116 6zM668 588h100v30l-100 4z`,
    fill`leaf/0.22 M820 556q200-14 380-16v50q-180 20-380-4zM0 572h90v70H0z`,
    glints(590, 790, 11, 'sun'),
    verandaHouseDefinition,
    verandaHouse`720 556 0.62, 498 566 0.76, 352 576 0.88, 180 588 1.02, -10 602 1.2`,
    longBoat`640 640 0.62, 760 716 1`,
    fill`leaf M1200 540q-130 10-230 40l-60 30q140 10 290-6zM1200 660q-170 20-240 140h240z`,
    crowns`#3f6b56: 1000 590 110, 1090 584 130, 1170 590 120`,
    palm`1110 800 420 -70`,
    palm`leaf: 840 536 120 14, 884 538 96 20`,
    fill`leaf M0 690q150 10 240 110H0z`,
    crowns`#3f6b56: 60 800 170, 170 820 120`,
  ]),
  'mae-chaem': scene('gold', [
    sky({ sun: '640 262 84', rings: 3, horizon: 390 }),
    hill`#e0ab68: 0 370, 200 280, 400 350, 640 300, 900 236, 1200 340`,
    hill`far: 0 420, 260 330, 520 400, 820 330, 1040 300, 1200 350`,
    streaks`haze thick=22: 380 424 620, 900 414 460`,
    canopy`mid size=26 foot=560: 0 430, 200 396, 420 440, 660 500`,
    canopy`mid size=26 foot=560: 520 500, 760 430, 980 400, 1200 386`,
    canopy`#7f6a4a size=30 foot=620: 700 530, 780 464, 980 446, 1200 420`,
    canopy`#7f6a4a size=30 foot=620: 0 470, 160 452, 330 474, 400 530`,
    terraces`bank=#77703c fields=#d8c04e,#f0d98a,#b9ab48,#e3cf6a,#f8e6a8,#cdb84a,#e6ca5c,#a89c44,#f0d98a,#d8c04e: -10 486 -10 830, 160 476 180 800, 340 500 400 770, 560 520 620 840, 740 490 800 870, 960 462 1000 820, 1210 452 1210 760`,
    river`#8fbab0 flat=0.6: 560 516 5, 600 536, 560 560, 640 596, 570 640, 640 700, 560 830 76`,
    rows`#a08c3a width=3: 80 566 150 -10, 240 640 170 20, 60 660 130 -8, 820 570 180 -14, 880 640 190 -20, 760 704 160 -18, 300 730 150 10, 960 716 180 -24`,
    atEach('410 574 0.5, 846 548 0.44', [
      line`dark 7 M-46 0v-24M0 0v-24M46 0v-24`,
      fill`#b98552 M-56-20v-46H56v46z`,
      fill`dark/0.24 M16-20v-46h40v46z`,
      fill`#6f4a38 M-84-60-34-118h70l48 58z`,
      fill`#94694a M-84-60-34-118H0l-30 58z`,
    ]),
    crowns`#56603f: 350 580 80, 466 570 60, 796 548 62, 906 540 70, 1100 560 96, 1160 590 110, 60 560 84`,
    farmer`470 656 0.4 #a5424a, 508 662 0.4 #3f5f8f, 432 664 0.4 #dd5f35`,
    buffalo`734 640 0.56`,
    palm`#3f4d3a: 948 620 160 16, 240 586 140 -14`,
    palm`1080 800 330 -50, 90 800 290 36`,
    birds`360 250 1`,
  ]),
  'doi-inthanon': panorama('blush', 60, [
    sky({ sun: '210 236 64', rings: 3, horizon: 420 }),
    hill`#d8b6cc: 0 400, 160 350, 340 396, 600 340, 860 390, 1040 330, 1200 380`,
    hill`far: 0 440, 220 410, 440 440, 700 400, 960 430, 1200 396`,
    canopy`#f8e0d2 size=70: 0 452, 300 440, 620 456, 900 440, 1200 450`,
    hill`#8f8fb4: 820 540, 960 470, 1060 446, 1200 490`,
    hill`#8f8fb4: 0 470, 110 452, 220 486, 330 540`,
    canopy`snow size=84: 0 506, 260 496, 560 510, 860 492, 1200 508`,
    // Two hills with a pagoda on each.
    hill`#6f9470: 540 640, 620 500, 670 476, 840 476, 900 516, 1020 650`,
    pagoda`745 474 0.8 #9a7fc0`,
    hill`#7fa476: 160 680, 280 510, 350 454, 600 454, 670 510, 780 670`,
    pagoda`470 452 0.92 #b5593f`,
    fill`#f4e2cc M448 452h44l30 100-16 110h-76l-6-110zM728 474h34l34 90-40 100h-70l30-100z`,
    line`#c9a98c 3 M444 476h54M438 500h66M432 524h80M428 548h94M428 572h92M428 596h90M430 620h86M726 500h46M722 524h60M718 548h72M714 572h76M704 596h78M696 620h76`,
    canopy`#557a62 size=26 foot=700: 120 640, 300 560, 400 520, 424 560, 432 640`,
    canopy`#557a62 size=26 foot=700: 516 640, 524 560, 580 530, 660 600, 690 660`,
    canopy`#4d6f5c size=26 foot=700: 770 650, 790 570, 850 540, 960 600, 1100 650`,
    dotted`#d8587a: 330 640 120, 400 620 100, 580 630 110, 640 650 80, 850 650 120, 920 660 90`,
    canopy`#3f6152 size=40: 0 640, 240 600, 440 650, 640 668, 860 640, 1200 610`,
    walker`470 562 0.26 accent, 488 560 0.26 roof`,
    streaks`snow thick=26: 260 690 560, 940 676 600`,
    canopy`#2f4c46 size=56: 0 720, 200 690, 440 736, 700 750, 960 716, 1200 690`,
    crowns`#23393a: 70 800 230, 1120 800 250, 980 810 150`,
    dotted`#d8453a: 70 800 230, 1120 800 250`,
    birds`610 210 1`,
  ]),
}
