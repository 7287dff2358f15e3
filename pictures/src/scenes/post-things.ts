// Pictures of articles, each showing the object that the article is about.

import { houses } from '../kit/buildings.ts'
import { at, fill, line, scene } from '../kit/canvas.ts'
import { hill, massif } from '../kit/mountains.ts'
import { firs, poplars } from '../kit/plants.ts'
import { sky } from '../kit/sky.ts'
import {
  calendar,
  classic,
  cup,
  helmetOnGround,
  jerrycan,
  papers,
  phone,
  rucksack,
} from '../kit/things.ts'
import { road } from '../kit/ways.ts'

export const postThings = {
  'post-acclimatisation': scene('plum', [
    sky({ sun: '830 300 60', rings: 1, horizon: 430 }),
    massif`far snow=350: 0 420, 160 310, 320 400, 520 280, 700 390, 900 270, 1060 370, 1200 290`,
    massif`mid: 0 520, 260 470, 560 520, 860 460, 1200 510`,
    houses`wall=sun: 180 590 80 50 1, 290 600 84 56 2, 400 590 80 50 1, 820 596 84 54 1, 930 590 80 56 2, 1040 600 84 50 1`,
    poplars`120 620 150, 240 625 170, 350 620 150, 880 620 160, 990 625 170, 1110 620 150`,
    fill`ground M0 640h1200v170H0z`,
    fill`roof M0 640h1200v24H0z`,
    cup(600, 642, 1.35),
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
    papers(640, 730, 1.15),
  ]),
  'post-seasons': scene('ice', [
    sky({ sun: '250 246 54', horizon: 330 }),
    massif`far snow=360: 0 330, 180 220, 360 310, 560 180, 780 290, 980 190, 1200 300`,
    fill`snow M0 400q260-20 470 10L330 810H0zM1200 390q-260-10-460 20l130 400h330z`,
    fill`mid/0.35 M470 410 330 810H160l240-390zM740 410l130 400h170L810 400z`,
    fill`near M470 410h270l130 400H330z`,
    calendar(600, 720, 1.15),
    firs`90 440 90, 1090 430 100, 160 436 80, 1010 430 80`,
  ]),
  'post-packing': scene('dawn', [
    sky({ sun: '900 275 56', rings: 1, horizon: 400 }),
    massif`far snow=330: 0 400, 180 290, 360 370, 560 240, 780 360, 980 270, 1200 350`,
    hill`mid: 0 540, 300 470, 640 510, 1200 460`,
    road`820 490 4, 900 520, 760 550, 880 590, 1040 640 30`,
    hill`ground: 0 690, 300 650, 640 670, 1200 640`,
    rucksack(560, 730, 1.35),
    helmetOnGround(850, 740, 0.85),
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
    jerrycan(470, 730, 1.5),
    phone(760, 740, 1.25),
  ]),
  'post-choosing-a-bike': scene('blush', [
    sky({ sun: '600 320 140', rings: 1, horizon: 470 }),
    massif`far rough=26: 0 470, 240 370, 460 450, 760 350, 1000 440, 1200 370`,
    hill`near: 0 560, 400 530, 800 550, 1200 520`,
    fill`ground M0 650h1200v160H0z`,
    line`sun 6 M0 690h160M240 690h160M480 690h160M720 690h160M960 690h160`,
    at(400, 672, 1.15, [classic('#3a5a4a')]),
    at(820, 672, 1.2, [
      classic('accent'),
      fill`dark M-170-150h70v60h-70z`,
      fill`wall M66-190 96-250 112-244 100-180z`,
    ]),
  ]),
}
