import { fill, type Ink, line, thin } from '../kit/canvas.ts'
import { walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, atEach, placed } from '../kit/place.ts'
import { crowns, palm, terraces } from '../kit/plants.ts'
import { scene } from '../kit/scene.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'

/** A temple hall (viharn) of Lanna: three roofs inside each other, with flame-shaped tips. */
const viharn = placed(() => [
  fill`wall M-130 0v-90h260V0z`,
  fill`roof M-180-70Q-120-110-90-170h180q30 60 90 100z`,
  fill`accent M-130-120Q-80-170-56-230H56q24 60 74 110z`,
  fill`roof M-84-176Q-30-230 0-310q30 80 84 134z`,
  fill`sun M-56-176Q-18-214 0-262q18 48 56 86z`,
  line`sun 7 M-180-70q-20-6-26-26M180-70q20-6 26-26M-130-120q-18-6-22-24M130-120q18-6 22-24M0-310v-34`,
  fill`dark M-24 0v-66Q0-90 24-66V0zM-90-20v-44h22v44zM68-20v-44h22v44z`,
])

/** A bell-shaped stupa (chedi) with a slender spire. */
const chedi = placed((ink: Ink = '#f2b93b') => [
  fill`${ink} M-80 0v-30h16v-24h14v-22h12Q-30-120-16-150L0-300 16-150Q30-120 38-76h12v22h14v24h16V0z`,
  fill`dark/0.18 M16 0v-76Q14-120 6-160L0-300 16-150Q30-120 38-76h12v22h14v24h16V0z`,
  line`roof 4 M-64-30H64M-50-54H50M-36-78H36`,
])

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
    terraces(
      '1210 470, 980 474, 800 496, 720 560, 760 640, 900 720, 1000 830',
      '1210 780, 1180 782, 1140 790, 1120 800, 1120 812, 1130 824, 1140 840',
      '#b5d163 #bfe0dc #8fbc4e #c9e3da #a6c45a #8fbc4e',
      '#4f8a4f',
    ),
    terraces(
      '-10 470, 180 474, 360 500, 450 560, 420 640, 300 720, 200 830',
      '-10 780, 20 782, 60 790, 90 800, 90 812, 80 824, 60 840',
      '#bfe0dc #a6c45a #8fbc4e #c9e3da #b5d163 #8fbc4e',
      '#4f8a4f',
    ),
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
    thin(0.5, lake(560, 800, 'snow')),
    streaks`snow thick=18: 300 590 460, 860 610 520`,
    glints(640, 780, 8),
    at(620, 720, 1, [
      fill`dark M-110-16q110 26 220 0l-26 20q-84 14-168 0z`,
      at(40, -4, 0.6, [walker`0 0 1 accent`]),
    ]),
  ]),
}
