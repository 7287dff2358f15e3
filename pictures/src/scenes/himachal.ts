// Manali and the road north, Shimla and Kinnaur.

import { gables } from '../kit/buildings.ts'
import { fill, line } from '../kit/canvas.ts'
import { motorbike, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, placed } from '../kit/place.ts'
import { crowns, dotted, firs, poplars } from '../kit/plants.ts'
import { scene } from '../kit/scene.ts'
import { cairn, prayerFlags } from '../kit/shrines.ts'
import { sky, streaks } from '../kit/sky.ts'
import { river, road, tent } from '../kit/ways.ts'

/** The tiered timber roof of a temple of the hills. */
const deodarTemple = placed(() => [
  fill`roof M-64 0v-96H64V0z`,
  fill`dark M-18 0v-60h36V0z`,
  fill`ground M-120-84 0-140 120-84zM-90-134 0-186 90-134zM-62-180 0-228 62-180z`,
  fill`sun M-5-228h10v-26H-5z`,
])

export const himachal = {
  manali: scene('mist', [
    sky({ horizon: 330 }),
    massif`far snow=330: 0 330, 180 200, 340 300, 500 160, 680 290, 860 170, 1020 280, 1200 200`,
    streaks`snow thick=26: 300 380 560, 900 420 600`,
    firs`mid top=480 foot=560 tall=170 count=40`,
    hill`near: 0 600, 300 560, 600 590, 900 560, 1200 600`,
    deodarTemple`600 660 1.2`,
    firs`ground: 60 760 420, 190 790 360, 330 740 260, 880 740 280, 1010 790 400, 1140 760 440`,
    fill`leaf M0 720q300-60 600-50t600 50v90H0z`,
    fill`haze M560 664h80l60 146H480z`,
    firs`ground: 250 810 220, 960 810 200`,
    walker`560 740 0.6 accent`,
  ]),
  jispa: scene('cream', [
    sky({ horizon: 300 }),
    massif`far snow=280: 200 330, 360 220, 500 290, 640 150, 800 260, 960 330`,
    massif`mid rough=70: 0 90, 160 190, 320 300, 460 400, 560 450`,
    massif`near rough=70: 620 450, 760 360, 900 270, 1060 170, 1200 100`,
    hill`green: 0 480, 300 440, 620 450, 900 440, 1200 470`,
    poplars`from=20 to=420 top=500 foot=560 tall=130 count=14`,
    poplars`from=800 to=1190 top=490 foot=550 tall=130 count=12`,
    river`water: 600 450 16, 660 490, 520 540, 700 610, 480 700, 640 830 330`,
    river`snow: 606 460 3, 664 495, 540 545, 690 615, 520 705, 660 830 22`,
    hill`leaf: 0 700, 160 660, 320 700, 420 800`,
    hill`leaf: 760 800, 880 700, 1020 670, 1200 690`,
    tent`980 700 0.9, 1100 720 1.1 roof`,
    motorbike`190 706 0.8`,
  ]),
  'baralacha-la': scene('dawn', [
    sky({ sun: '890 130 50', rings: 2, horizon: 330 }),
    massif`far snow=290 foot=420: 160 260, 280 220, 400 140, 520 210, 640 250, 780 180, 930 250`,
    massif`mid snow=330 foot=480 rough=60: 0 110, 120 160, 240 240, 350 310, 450 350, 560 376`,
    massif`mid snow=330 foot=560 rough=60: 600 380, 720 330, 830 270, 950 220, 1070 150, 1200 90`,
    hill`near: 0 450, 200 420, 400 396, 600 376, 760 384, 960 440, 1200 470`,
    fill`snow M700 400q120-20 190-4t90 40q-140 20-210-6t-70-30zM0 440q160-40 300-20-30 34-140 40T0 500zM940 520q160-50 260-40v110q-120 24-200-10t-60-60zM0 610q150-40 250-10t20 70-270 40zM860 690q180-50 340-30v130q-160 10-260-20t-80-80z`,
    fill`far/0.32 M770 430q80 20 210 6l-10 14q-150 12-200-20zM0 486q120-6 200-36-10 34-60 40l-140 24zM1000 580q90 30 200 10v20q-120 16-200-30zM0 690q220 10 300-50-10 60-60 66-120 10-240 14zM940 770q110 30 260 20v20h-180z`,
    fill`#d8cdb0 M150 560q-30-40 60-70 60-20 90-50 50-30 140-24 110-10 190 4 100 0 150 30 70 20 110 70 20 40-50 64-70 30-180 24-120 30-250 6-120 8-190-16-60-10-70-38z`,
    fill`#2f86b8 M176 556q-10-34 60-56 60-18 90-50 50-24 124-16 100-12 176 4 90 0 140 28 60 20 96 62 10 32-50 52-70 26-170 20-120 28-240 6-110 6-176-14-46-10-50-36z`,
    fill`#62b6d2 M326 450q50-24 124-16 100-12 176 4 90 0 140 28-110-8-190 0-110-20-190 0-60-10-110 14-30 12-56 16 66-20 106-46z`,
    fill`snow/0.5 M380 490l60-20 50 14 70-18 60 20-70 8-60-4-40 8zM300 560h150l-16 6H330zM560 580h130l-14 6h-90zM640 526h130l-14 5H680z`,
    road`flat=0.4: 560 372 5, 640 378, 740 372, 800 384, 740 398, 690 412, 800 430, 920 462, 980 520, 930 590, 760 640, 520 656, 400 690, 500 740, 620 850 92`,
    motorbike`640 664 0.72`,
    line`dark 4 M330 720V560M120 660V500`,
    prayerFlags`0 540 120 504 30 20, 120 504 330 564 50 20`,
    cairn`330 740 1.1`,
  ]),
  shimla: scene('plum', [
    sky({ sun: '300 250 66', horizon: 420 }),
    massif`far snow=366: 0 420, 240 350, 460 400, 700 330, 940 400, 1200 350`,
    hill`mid: 0 620, 200 500, 420 440, 640 420, 860 450, 1060 520, 1200 600`,
    at(640, 430, 1.1, [
      fill`sun M-90 0v-80H60V0zM60 0v-150h60V0z`,
      fill`roof M-106-76-90-120H50l16 44zM54-150l36-70 36 70z`,
      fill`dark M82-120h16v36H82zM-70-56h16v34h-16zM-36-56h16v34h-16zM-2-56h16v34H-2zM30-56h14v34H30z`,
      line`sun 5 M90-220v-34M80-242h20`,
    ]),
    gables`330 500 90 54 2, 440 470 80 50 2, 260 570 96 56 2, 380 570 90 54 2, 500 560 96 60 2, 620 550 100 60 2, 740 560 90 56 2, 860 540 90 54 2, 320 650 100 56 2, 450 650 96 58 2, 590 650 100 60 2, 730 650 96 56 2, 860 640 96 58 2, 960 600 80 50 2`,
    firs`leaf to=240 top=640 foot=760 tall=220 count=11`,
    firs`leaf from=980 top=600 foot=760 tall=230 count=11`,
    hill`ground: 0 760, 300 700, 600 720, 900 700, 1200 770`,
    firs`ground from=240 to=960 top=770 foot=830 tall=130 count=14`,
  ]),
  narkanda: scene('lush', [
    sky({ sun: '880 200 64', rings: 2, horizon: 340 }),
    massif`far snow=320: 0 330, 160 250, 340 320, 540 230, 740 310, 960 240, 1200 310`,
    hill`mid: 0 440, 240 380, 480 430, 760 390, 1200 450`,
    firs`top=440 foot=490 tall=110 count=36`,
    hill`green: 0 510, 300 470, 700 500, 1200 460`,
    crowns`120 580 90, 240 570 80, 360 585 90, 800 570 84, 920 580 92, 1050 566 86, 1150 590 94`,
    gables`540 600 150 84 2, 690 590 90 60 1`,
    hill`near: 0 650, 400 610, 800 640, 1200 600`,
    crowns`ground: 150 770 230, 430 800 170, 820 800 180, 1050 770 240`,
    dotted`#d8382f: 150 770 230, 430 800 170, 820 800 180, 1050 770 240, 150 760 210, 1050 760 220`,
    road`620 610 10, 640 640, 580 690, 620 760, 600 830 90`,
  ]),
  chitkul: scene('ice', [
    sky({ horizon: 260 }),
    massif`far snow=320: 200 330, 340 210, 480 290, 640 110, 780 230, 900 190, 1040 330`,
    massif`mid rough=60 snow=230: 0 130, 160 220, 320 330, 460 420, 560 450`,
    massif`mid rough=60 snow=240: 700 450, 820 370, 960 270, 1200 150`,
    fill`#d9a441 M0 480q320-50 600-30t600-20v380H0z`,
    firs`from=860 top=490 foot=560 tall=130 count=16`,
    river`water: 640 450 8, 720 490, 600 540, 760 600, 640 690, 860 830 190`,
    fill`#e7bd5a M0 600q240-30 440 20t200 190H0z`,
    gables`wall=#b98552 band=#5d6f86: 140 560 110 60 2, 270 590 120 70 2, 400 560 100 58 2, 90 670 130 76 2, 330 690 140 80 2`,
    at(480, 610, 0.6, [
      fill`roof M-64 0v-96H64V0z`,
      fill`ground M-110-90 0-170 110-90z`,
      fill`sun M-5-170h10v-30H-5z`,
    ]),
    line`dark 4 M0 750h420M40 730v40M140 730v40M240 730v40M340 730v40`,
  ]),
  kalpa: scene('ember', [
    sky({ sun: '1010 170 54', horizon: 300 }),
    massif`far snow=400 rough=60: 0 420, 120 330, 230 240, 330 290, 450 130, 540 220, 640 90, 740 200, 850 260, 980 220, 1200 360`,
    massif`mid: 0 520, 200 470, 420 520, 660 480, 900 530, 1200 470`,
    firs`near top=560 foot=600 tall=100 count=40`,
    hill`near: 0 610, 300 590, 600 610, 900 590, 1200 620`,
    at(600, 690, 1, [
      fill`accent M-100 0v-90H100V0z`,
      fill`roof M-130-86-90-130H90l40 44zM-80-126-50-170H50l30 44z`,
      fill`sun M-10-170h20v-24h-20z`,
      fill`dark M-20 0v-56h40V0zM-76-66h28v32h-28zM48-66h28v32H48z`,
    ]),
    prayerFlags`606 500 900 690 40 18`,
    crowns`ground: 130 780 200, 300 800 160, 900 800 170, 1080 780 210`,
    dotted`#e23f35: 130 780 200, 300 800 160, 900 800 170, 1080 780 210`,
    fill`ground M0 740q300-50 600-40t600 20v90H0z`,
  ]),
}
