// Pictures of About Us and of articles.

import { gables, houses } from '../kit/buildings.ts'
import { disc, fill, line, translucent } from '../kit/canvas.ts'
import { figure } from '../kit/figure.ts'
import { standing, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, placed } from '../kit/place.ts'
import { firs, poplars, rows } from '../kit/plants.ts'
import { motorbike, parkedBike, parkedHimalayan, ridingAway } from '../kit/rider.ts'
import { scene } from '../kit/scene.ts'
import { prayerFlags } from '../kit/shrines.ts'
import { lettered, milestone } from '../kit/signs.ts'
import { crescent, milkyWay, sky, stars } from '../kit/sky.ts'
import { lake, mirrored, sunPath } from '../kit/water.ts'
import { dashes, road, tent } from '../kit/ways.ts'
import { observatory } from './changthang.ts'

/** A telescope on a tripod that points up to the right; its eyepiece is low on the left. */
const tripodTelescope = figure('tripod-telescope')

/** A person bent over an eyepiece; a red head lamp keeps the eyes adapted to the dark. */
const watcher = figure('watcher')

/** A cup of butter tea with steam. */
const cup = figure('cup')

const helmetOnGround = figure('helmet-on-ground')

const rucksack = figure('rucksack')

const jerrycan = figure('jerrycan')

const phone = figure('phone')

/** A year's calendar of the passes: a closed month has a snowflake, an open month a peak. */
const calendar = placed(() => [
  fill`wall M-190 0v-300h380V0z`,
  fill`roof M-190-300h380v-60h-380z`,
  line`dark 10 M-120-390v60M0-390v60M120-390v60`,
  ...'snow snow snow near green green green green green near snow snow'
    .split(' ')
    .map((ink, month) =>
      at(-138 + (month % 4) * 92, -232 + Math.floor(month / 4) * 92, 1, [
        fill`${ink} M-34-34h68v68h-68z`,
        ink === 'snow'
          ? line`far 5 M-24-24 24 24M24-24-24 24M0-30v60`
          : fill`leaf M-24 18 0-20 24 18z`,
      ]),
    ),
  fill`dark/0.12 M-190 0v-20h380V0z`,
])

const papers = placed(() => [
  at(30, 10, 1, [fill`haze M-130 0l-20-300 260-20 24 300z`]),
  fill`wall M-160 0v-320h260V0z`,
  line`far 8 M-130-280h120M-130-250H70M-130-220H70M-130-190H40M-130-160H70M-130-130H0`,
  fill`near M20-300h60v70H20z`,
  disc('dark', 50, -276, 12),
  fill`dark M26-230q4-26 24-26t24 26z`,
  at(30, -70, 1, [
    line`roof 8 M-56 0a56 56 0 1 0 112 0a56 56 0 1 0-112 0M-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0M-22 6-4 20 24-16`,
  ]),
])

export const postScenes = {
  'post-umling-la': scene('gold', [
    sky({ sun: '240 262 64', horizon: 400 }),
    massif`far rough=24: 0 400, 260 340, 560 390, 860 330, 1200 390`,
    massif`mid rough=36: 0 520, 300 450, 560 470, 860 420, 1200 500`,
    hill`near: 0 640, 320 590, 640 620, 960 590, 1200 640`,
    road`860 430 4, 940 456, 820 480, 960 510, 840 550, 1000 600, 900 700, 760 830 110`,
    at(520, 720, 1, [
      line`dark 14 M-150 0v-330M150 0v-330`,
      fill`#2f7a4f M-210-386h420q8 0 8 8v216q0 8-8 8h-420q-8 0-8-8v-216q0-8 8-8z`,
      line`snow 5 M-204-374h408q3 0 3 3v202q0 3-3 3h-408q-3 0-3-3v-202q0-3 3-3z`,
      fill`snow M-186-250l40-64 22 28 34-52 70 88z`,
      fill`far M-146-314l22 28 12-18 16 30-26-8-20 18-22-18-12 4z`,
      lettered('उमिलंग ला', 84, -344, 36, 'snow'),
      lettered('5798 m', 84, -288, 38, 'sun'),
      lettered('UMLING LA', 0, -228, 48, 'snow'),
    ]),
    prayerFlags`310 350 100 640 40 22`,
    milestone`980 740 1`,
  ]),
  'post-hanle-sky': scene('night', [
    sky({ horizon: 560 }),
    stars(100, 540),
    milkyWay(560, 560),
    massif`far rough=24: 0 540, 160 500, 340 540, 520 506, 760 560, 940 500, 1080 480, 1200 520`,
    massif`mid rough=14 foot=700: 0 600, 240 590, 460 606, 700 596, 880 560, 980 540, 1080 556, 1200 590`,
    observatory`980 548 0.5 accent`,
    fill`near M0 620q300-30 620-12t580-8v210H0z`,
    fill`ground M0 800V700q300-46 620-30t580 60v70z`,
    fill`accent/0.24 M330 690q150-26 330 0-150 26-330 0z`,
    tripodTelescope`610 690 1.5`,
    watcher`420 700 1.5`,
  ]),
  'post-first-ride': scene('noon', [
    sky({ sun: '280 276 56', horizon: 340 }),
    massif`far snow=310: 0 330, 180 220, 360 310, 560 190, 760 300, 960 200, 1200 290`,
    massif`mid: 0 460, 260 390, 520 440, 820 370, 1200 440`,
    hill`near: 0 560, 300 520, 640 550, 1200 500`,
    houses`120 540 60 36 1, 200 546 64 40 1, 280 540 60 36 1, 1040 510 64 40 1, 1120 506 60 36 1`,
    poplars`160 560 90, 240 560 100, 320 560 90, 1080 530 100`,
    hill`ground: 0 760, 400 740, 800 700, 1200 600`,
    line`sun 7 M0 770Q440 740 800 712T1200 616`,
    at(620, 736, 2.7, [motorbike`0 0 1`]),
  ]),
  'about-road': scene('lush', [
    sky({ sun: '900 275 56', rings: 1, horizon: 360 }),
    massif`far snow=310: 0 360, 160 290, 320 330, 470 200, 590 120, 700 200, 880 300, 1060 240, 1200 310`,
    hill`mid: 0 430, 240 370, 480 420, 640 440, 860 370, 1200 430`,
    hill`leaf: 0 480, 300 440, 600 450, 900 440, 1200 470`,
    fill`#e6c24e M0 500q300-40 590-32L470 620 300 810H0zM640 468q300-16 560 20v120q-260-30-500-20z`,
    fill`green M0 590q230-40 560-20L450 690 390 810H0zM640 556q280-30 560 10v240H800L680 640z`,
    rows`leaf width=5: 20 560 360 -26, 10 690 280 -20, 780 640 400 -16, 840 720 360 -14`,
    gables`240 470 60 34 1, 320 474 54 30 1`,
    poplars`150 500 110, 190 506 120, 380 500 100, 420 520 120, 340 560 150, 250 620 200, 810 500 110, 870 530 140, 950 580 190, 1060 650 250`,
    road`#3d5360 flat=0.9 edge=haze: 606 448 8, 634 468, 640 500, 614 560, 590 650, 590 860 310`,
    dashes`606 450 1, 634 470, 640 500, 614 560, 590 650, 590 860 14`,
    ridingAway`630 498 0.34 roof, 602 548 0.54 #2f5aa8, 530 706 1.2 accent`,
    milestone`815 700 0.9`,
  ]),
  'about-camp': scene('night', [
    sky({ horizon: 420 }),
    stars(110, 360),
    crescent(600, 150, 50),
    mirrored(450, 0.35, [
      massif`far snow=330 foot=450: 0 390, 160 270, 300 350, 440 240, 560 330, 700 250, 860 350, 1020 260, 1200 330`,
    ]),
    translucent(0.5, lake(450, 620)),
    translucent(0.5, sunPath(600, 456, 536)),
    fill`near M0 560q260-40 560-16t640-20v290H0z`,
    hill`mid: 0 640, 260 600, 600 606, 940 596, 1200 640`,
    translucent(0.4, disc('accent', 640, 704, 480, 70)),
    translucent(0.5, disc('accent', 600, 704, 250, 46)),
    tent`330 690 1.9 accent, 230 740 1.4 #3f6fb8`,
    parkedBike`810 712 1.3 accent`,
    parkedHimalayan`1020 734 1.3 #3f8fb8`,
    at(600, 726, 1.1, [
      fill`accent M-26 0q-20-40 10-80 4 30 18 30 0-30 10-50 30 50 12 100z`,
      fill`sun M-10 0q-8-24 8-44 12 20 10 44z`,
      line`#6b3d2c 10 M-44 6 44-6M-44-6 44 6`,
    ]),
    standing`500 738 0.95 #d8453a`,
    at(690, 730, -0.95, [walker`0 0 1 #4c9a5b`]),
  ]),
  'post-acclimatisation': scene('plum', [
    sky({ sun: '830 300 60', rings: 1, horizon: 430 }),
    massif`far snow=350: 0 420, 160 310, 320 400, 520 280, 700 390, 900 270, 1060 370, 1200 290`,
    massif`mid: 0 520, 260 470, 560 520, 860 460, 1200 510`,
    houses`wall=sun: 180 590 80 50 1, 290 600 84 56 2, 400 590 80 50 1, 820 596 84 54 1, 930 590 80 56 2, 1040 600 84 50 1`,
    poplars`120 620 150, 240 625 170, 350 620 150, 880 620 160, 990 625 170, 1110 620 150`,
    fill`ground M0 640h1200v170H0z`,
    fill`roof M0 640h1200v24H0z`,
    cup`600 642 1.35`,
    at(400, 642, 0.9, [fill`near M-60 0v-20H60V0zM-50-20v-18H64v18z`, line`sun 4 M-50-10H50`]),
  ]),
  'post-permits': scene('cream', [
    sky({ sun: '960 264 56', horizon: 360 }),
    massif`far snow=280: 0 350, 200 250, 420 330, 640 230, 860 320, 1060 240, 1200 300`,
    hill`near: 0 470, 300 440, 700 460, 1200 430`,
    road`flat=1: 600 446 40, 610 500, 590 600, 600 830 640`,
    at(180, 640, 1, [houses`wall=sun: 0 0 200 150 1`]),
    line`wall 22 M320 560H1040`,
    line`roof 22 M360 560h60M480 560h60M900 560h60`,
    fill`dark M300 660V520h36v140zM1030 660V560h16v100z`,
    papers`640 730 1.15`,
  ]),
  'post-seasons': scene('ice', [
    sky({ sun: '250 246 54', horizon: 330 }),
    massif`far snow=360: 0 330, 180 220, 360 310, 560 180, 780 290, 980 190, 1200 300`,
    fill`snow M0 400q260-20 470 10L330 810H0zM1200 390q-260-10-460 20l130 400h330z`,
    fill`mid/0.35 M470 410 330 810H160l240-390zM740 410l130 400h170L810 400z`,
    fill`near M470 410h270l130 400H330z`,
    calendar`600 720 1.15`,
    firs`90 440 90, 1090 430 100, 160 436 80, 1010 430 80`,
  ]),
  'post-packing': scene('dawn', [
    sky({ sun: '900 275 56', rings: 1, horizon: 400 }),
    massif`far snow=330: 0 400, 180 290, 360 370, 560 240, 780 360, 980 270, 1200 350`,
    hill`mid: 0 540, 300 470, 640 510, 1200 460`,
    road`820 490 4, 900 520, 760 550, 880 590, 1040 640 30`,
    hill`ground: 0 690, 300 650, 640 670, 1200 640`,
    rucksack`560 730 1.35`,
    helmetOnGround`850 740 0.85`,
    at(330, 740, 1, [
      fill`far M-40 0v-120q0-20 16-26v-20h48v20q16 6 16 26V0z`,
      fill`snow M-40-40v-40h80v40z`,
    ]),
    at(240, 750, 0.8, [
      fill`near M-50 0q-10-60 20-70l6-90h60l4 90q60 16 66 70z`,
      fill`dark M-54-12H110V6H-54z`,
    ]),
  ]),
  'post-fuel-phones': scene('ember', [
    sky({ sun: '280 320 84', rings: 1, horizon: 470 }),
    massif`far rough=24: 0 440, 240 370, 520 450, 800 400, 1040 330, 1200 380`,
    fill`near M0 480h1200v330H0z`,
    road`flat=0.8: 700 482 4, 720 540, 660 620, 820 830 200`,
    line`ground 4 M960 480v-110M1060 500v-150M940 384h40M1036 366h48`,
    jerrycan`470 730 1.5`,
    phone`760 740 1.25`,
  ]),
  'post-choosing-a-bike': scene('blush', [
    sky({ sun: '640 330 130', rings: 2, horizon: 470 }),
    massif`far snow=330 rough=26: 0 430, 150 330, 300 400, 460 290, 620 420, 760 400, 920 300, 1060 390, 1200 320`,
    massif`mid rough=30: 0 520, 220 470, 460 520, 760 510, 980 440, 1200 500`,
    houses`150 566 84 60 2, 240 570 70 48 1, 1010 560 76 54 1, 1092 566 84 64 2`,
    poplars`90 570 110, 196 566 130, 960 566 120, 1150 570 140`,
    hill`near: 0 580, 300 556, 640 572, 900 556, 1200 580`,
    prayerFlags`240 500 1010 500 70 22`,
    fill`#7a4656 M0 640q300-26 620-20t580 6v184H0z`,
    fill`dark/0.16 M0 720q400-20 1200 0v90H0z`,
    standing`600 690 2 #3566c4`,
    parkedBike`286 716 2.7 #3a5a4a`,
    parkedHimalayan`920 716 2.7 #d8dbe6`,
  ]),
}
