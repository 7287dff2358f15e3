// Over Khardung La into Nubra, as far as Turtuk.

import { houses } from '../kit/buildings.ts'
import { fill, line, scene } from '../kit/canvas.ts'
import { motorbike, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns, dotted, poplars, rows, terraces } from '../kit/plants.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { sky } from '../kit/sky.ts'
import { river, road } from '../kit/ways.ts'
import { milestone } from '../kit/wayside.ts'

const APRICOTS =
  '180 560 90, 500 620 90, 250 650 120, 430 724 150, 1090 660 120, 560 790 170, 120 770 170, 1010 770 160'

export const nubra = {
  'khardung-la': scene('high', [
    sky({ sun: '240 150 52', horizon: 380 }),
    massif`far snow=340: -20 350, 110 290, 280 330, 640 340, 1000 300, 1220 250`,
    // The pass is the saddle between two snow peaks.
    massif`#a98a8a snow=440 rough=46 shade=0.26: -20 470, 130 370, 300 236, 360 196, 520 316, 620 336, 720 318, 850 176, 910 150, 1010 250, 1220 330`,
    hill`#8d6f66 foot=450: 360 430, 450 332, 600 312, 750 320, 850 430`,
    hill`near: 0 470, 170 430, 400 400, 620 424, 860 410, 1040 380, 1200 400`,
    fill`snow M60 470l120-34 90-6 40 14-110 14-60 20zM880 430l120-26 110-6 60 14-130 8-60 20zM500 420l70-8 90 12-80 10z`,
    hill`#c2986c: 0 580, 200 530, 460 500, 720 520, 960 480, 1200 460`,
    fill`mid/0.3 M720 520Q960 486 1200 460V640Q1080 560 900 556T720 520z`,
    fill`snow M150 570l90-26 130-10 50 12-100 12-70 20zM960 540l110-22 130-10v30l-110 8-50 16z`,
    hill`#b0835f: 0 700, 180 640, 420 600, 660 640, 900 640, 1200 580`,
    fill`ground/0.3 M660 640Q900 650 1200 580V740Q1020 690 880 700T660 640z`,
    fill`snow M40 690l100-34 120-8 40 14-110 12-60 24zM1000 660l90-26 110-10v34l-100 10-40 12z`,
    hill`#8f6a58: 0 800, 200 730, 420 716, 640 770, 760 800`,
    fill`dark/0.24 M840 600l40-10 34 14-34 10zM470 690l44-14 40 18-40 12zM960 730l50-14 50 18-50 14zM220 790l50-16 50 18-50 14zM1080 780l40-12 40 16-40 10z`,
    road`flat=0.35: 640 322 5, 700 340, 758 360, 680 382, 520 404, 430 426, 560 448, 800 462, 890 492, 720 530, 450 556, 350 606, 520 664, 750 710, 900 830 70`,
    prayerFlags(440, 236, 600, 226, 40, 22),
    prayerFlags(600, 226, 770, 236, 40, 22),
    line`dark 4 M440 346V230M770 336V230`,
    chorten(600, 318, 96),
    motorbike(628, 702, 0.62),
    milestone(300, 712, 0.86),
  ]),
  'turtuk-terraces': scene('lush', [
    sky({ sun: '900 160 56', rings: 2, horizon: 330 }),
    massif`far snow=320 foot=560: 240 460, 370 350, 470 280, 570 160, 660 250, 760 330, 900 440`,
    // Bare walls of the gorge; the Shyok flows out between them.
    massif`#a8836a rough=50 foot=700: 560 560, 700 470, 800 400, 920 330, 1060 220, 1220 130`,
    massif`#c09a74 rough=50 foot=700: -20 190, 110 250, 230 350, 360 420, 480 500, 660 570`,
    fill`#ead9b4 M500 660Q570 560 620 544 670 530 710 556 780 594 900 604T1200 640V800H480z`,
    river`water flat=0.6: 620 544 12, 680 566, 640 600, 700 636, 840 664, 860 720, 760 830 170`,
    fill`snow/0.5 M640 560q40 12 20 40t50 36 120 36 20 60l-20 40q20-60-20-84t-110-30-60-52 20-46z`,
    terraces(
      '1210 520, 1100 530, 1010 564, 930 650, 880 830',
      '1210 800, 1140 790, 1080 800, 1030 830, 1000 850',
      '#a6c45a #e6b84e #8fb04c #d9cf5c #a6c45a #e6b84e',
    ),
    terraces(
      '-10 452, 140 456, 310 498, 480 560, 580 660, 620 830',
      '-10 810, 180 800, 360 806, 460 826, 520 840, 560 850',
      '#a6c45a #c9d660 #e6b84e #8fb04c #d9cf5c #e6b84e #a6c45a #c9d660',
    ),
    poplars`#3f7a52: 60 480 150, 330 516 130, 470 560 120, 1150 546 150, 990 590 110`,
    houses`wall=#e3c79c band=ground: 130 484 76 48 2, 214 500 72 44 1, 290 524 76 46 1, 400 560 80 50 2, 1050 586 70 44 1, 1120 570 70 44 1`,
    rows`#7d9a44 width=3: 30 560 150 10, 60 640 190 20, 330 690 140 30, 1040 690 140 -20, 40 740 190 16, 1060 760 120 -16`,
    crowns`#4f8a52: ${APRICOTS}`,
    dotted`#ffa04a: ${APRICOTS}`,
    walker(330, 640, 0.36, 'roof'),
    walker(362, 648, 0.34, 'accent'),
  ]),
}
