import { gables, houses } from '../kit/buildings.ts'
import { fill, line, thin } from '../kit/canvas.ts'
import { suv } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { eachOf, placed } from '../kit/place.ts'
import { firs, poplars } from '../kit/plants.ts'
import { panorama, scene } from '../kit/scene.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'

/** A Georgian church: nave, drum and pointed cone; the origin is the middle of its foot. */
const church = placed(() => [
  fill`wall M-90 0v-90l46-34h96l38 34V0z`,
  fill`dark/0.18 M30 0v-124h22l38 34V0z`,
  fill`roof M-102-86-50-136H50l52 50z`,
  fill`wall M-30-130v-66h60v66z`,
  fill`roof M-40-192 0-276 40-192z`,
  fill`dark M-16-140v-40q6-8 12 0v40zM4-140v-40q6-8 12 0v40zM-12 0v-46q12-14 24 0V0zM-64-40v-30h10v30zM54-40v-30h10v30z`,
  line`sun 4 M0-276v-28M-9-294H9`,
])

/** A Svan tower with its crown of arched slots. */
const tower = placed(() => [
  fill`#b9a48c M-34 0-26-190h52L34 0z`,
  fill`#c9b79e M-34-190v-50h68v50z`,
  fill`dark/0.22 M8 0v-240h26v50h-8L34 0z`,
  fill`ground M-40-238 0-276 40-238z`,
  fill`dark M-28-190v-16q6-8 12 0v16zM-6-190v-16q6-8 12 0v16zM16-190v-16q6-8 12 0v16zM-5-120h10v24H-5zM-5-60h10v24H-5z`,
])

/** A domed bath of the old town, with its chimney. */
const bath = eachOf({}, ([x = 0, y = 0]) => [
  fill`wall M${x - 80} ${y + 40}q0-90 80-90t80 90z`,
  fill`roof M${x - 12} ${y - 48}h24v-16h-24z`,
  fill`dark/0.2 M${x + 20} ${y - 46}q60 12 60 86h-40q10-50-20-86z`,
])

export const caucasus = {
  tbilisi: scene('ember', [
    sky({ sun: '250 230 66', rings: 2, horizon: 380 }),
    massif`far rough=24: 0 400, 240 300, 460 380, 700 330, 960 260, 1200 340`,
    hill`mid: 0 520, 280 440, 560 400, 760 330, 980 340, 1200 430`,
    fill`near M620 390v-50h16v-14h14v14h40v-40h14v-12h12v12h14v-12h12v30h80v-20h16v-14h14v14h14v-14h12v34h70v-16h16v-14h14v80z`,
    church`400 500 0.9`,
    hill`near: 0 600, 300 540, 600 520, 900 500, 1200 560`,
    houses`wall=#d97a5a band=roof lean=0: 90 640 130 110 3, 240 630 130 120 3`,
    houses`wall=#e9b872 band=roof lean=0: 390 630 140 116 3, 690 620 140 110 3, 1000 630 150 120 3`,
    houses`wall=#c45a60 band=roof lean=0: 540 630 130 120 3, 845 624 140 116 3, 1140 640 120 120 3`,
    line`sun 7 M320 566h140M320 602h140M625 566h130M625 600h130M780 560h130M780 596h130M480 572h120M480 606h120`,
    line`sun 3 M330 566v-14M350 566v-14M370 566v-14M390 566v-14M410 566v-14M430 566v-14M450 566v-14M635 566v-14M655 566v-14M675 566v-14M695 566v-14M715 566v-14M735 566v-14`,
    bath`180 700, 330 720, 480 704, 640 722, 800 706`,
    poplars`ground: 900 720 170, 960 730 190, 1030 722 180, 1110 735 200`,
    hill`ground: 0 760, 400 735, 800 750, 1200 740`,
  ]),
  ananuri: scene('lush', [
    sky({ sun: '960 170 54', horizon: 320 }),
    massif`far snow=240: 0 310, 200 210, 420 300, 640 200, 860 290, 1060 210, 1200 280`,
    mirrored(600, 0.35, [
      hill`mid foot=600: 0 460, 260 370, 520 440, 840 360, 1200 440`,
      firs`leaf to=330 top=500 foot=580 tall=100 count=20`,
      firs`leaf from=900 top=500 foot=580 tall=100 count=18`,
      hill`green foot=600: 200 600, 380 540, 600 520, 820 540, 1020 600`,
      church`530 530 1, 710 540 0.72`,
      houses`wall=#d9c3a0 band=none: 400 560 70 170 3, 850 560 76 130 2`,
      fill`roof M362 392l38-52 38 52zM810 434l40-40 40 40z`,
      fill`#d9c3a0 M420 566v-44h16v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h40v44z`,
    ]),
    thin(0.45, lake(600, 800, 'snow')),
    glints(620, 780, 9),
    line`dark 6 M1010 600Q1100 560 1200 566M1060 586v30M1130 570v40`,
  ]),
  'gergeti-kazbek': scene('dawn', [
    sky({ sun: '950 190 60', rings: 2, horizon: 420 }),
    massif`far snow=420 rough=56: 0 430, 140 380, 280 330, 400 240, 500 150, 566 96, 640 150, 740 250, 860 340, 1000 390, 1200 420`,
    streaks`snow thick=26: 260 440 520, 960 420 520`,
    massif`mid rough=40: 0 560, 180 500, 380 540, 760 520, 960 450, 1200 500`,
    hill`green: 60 800, 300 660, 460 580, 600 556, 760 580, 940 670, 1160 800`,
    fill`dark/0.25 M700 566q150 40 280 130l180 104H900z`,
    church`590 562 0.95`,
    houses`wall=#d9b48f band=none: 740 590 56 110 2`,
    fill`roof M708 482l32-40 32 40z`,
    road`sun edge=near: 640 580 5, 560 620, 700 650, 500 690, 760 730, 560 830 44`,
    hill`leaf: 0 690, 160 710, 300 800`,
    hill`leaf: 900 800, 1040 720, 1200 690`,
    firs`ground: 60 800 160, 150 800 130, 1080 800 150, 1160 790 180`,
  ]),
  'mestia-towers': scene('noon', [
    sky({ horizon: 330 }),
    massif`far snow=350: 0 330, 160 230, 300 290, 440 180, 530 110, 580 190, 640 130, 720 220, 880 290, 1040 200, 1200 280`,
    hill`mid: 0 470, 300 390, 600 450, 900 380, 1200 460`,
    firs`top=490 foot=540 tall=100 count=40`,
    hill`green: 0 600, 300 550, 600 570, 900 540, 1200 590`,
    tower`330 600 0.85, 480 590 0.75, 860 590 0.8`,
    gables`wall=#cdb79a band=#7a4b3a: 250 620 110 60 2, 420 620 110 60 2, 760 610 120 62 2, 960 610 110 60 2`,
    tower`620 690 1.35, 1040 680 1.1, 160 690 1.05`,
    gables`wall=#d8c4a6 band=#8a4f3a: 500 700 150 84 2, 760 700 160 84 2, 280 710 150 80 2, 920 700 130 76 2`,
    hill`leaf: 0 740, 300 700, 640 720, 940 700, 1200 730`,
  ]),
  ushguli: panorama('dusk', 125, [
    sky({ horizon: 320 }),
    massif`snow rough=50 shade=0.3: 0 370, 140 310, 280 270, 420 215, 560 185, 700 165, 820 205, 960 255, 1080 290, 1200 350`,
    massif`mid rough=40: 0 420, 200 360, 400 440, 520 480, 640 540`,
    massif`mid rough=40: 540 540, 660 480, 840 420, 1020 340, 1200 300`,
    hill`near: 0 540, 300 480, 600 500, 900 470, 1200 530`,
    river`far: 600 480 6, 660 520, 560 570, 700 640, 580 830 130`,
    tower`300 600 0.6, 370 620 0.7, 240 640 0.75, 450 630 0.62, 860 580 0.55, 920 600 0.6`,
    gables`wall=#b9a48c band=ground: 310 660 80 44 1, 400 670 80 44 1, 480 660 76 40 1, 900 620 76 40 1, 970 616 76 40 1`,
    church`1010 480 0.4`,
    hill`ground: 0 700, 240 680, 460 720, 560 800`,
    hill`ground: 680 800, 860 700, 1040 680, 1200 690`,
    suv`740 578 0.55 accent`,
  ]),
}
