// Pictures of the agency and of articles, on the road.

import { gables, houses } from '../kit/buildings.ts'
import { disc, fill, line, thin } from '../kit/canvas.ts'
import { motorbike, parkedBike, ridingAway, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, placed } from '../kit/place.ts'
import { poplars, rows } from '../kit/plants.ts'
import { scene } from '../kit/scene.ts'
import { prayerFlags } from '../kit/shrines.ts'
import { crescent, milkyWay, sky, stars } from '../kit/sky.ts'
import { lake, mirrored, sunPath } from '../kit/water.ts'
import { dashes, milestone, road, tent } from '../kit/ways.ts'
import { observatory } from './changthang.ts'

/** A telescope on a tripod that points up to the right; its eyepiece is low on the left. */
const tripodTelescope = placed(() => [
  line`dark 8 M0-84-44 0M0-84 44 0M0-84V-6`,
  line`far 4 M-22-40H22`,
  fill`dark M-14-98h28v22h-28z`,
  fill`wall M-72-76-54-48 84-142 62-178z`,
  fill`dark/0.3 M-62-60-54-48 84-142 76-156z`,
  fill`accent M56-188 84-138 96-146 68-196z`,
  fill`dark M-72-76l18 28-12 8-18-28zM-84-66l-14 2 4 16 16-4z`,
])

/** A person bent over an eyepiece; a red head lamp keeps the eyes adapted to the dark. */
const watcher = placed(() => [
  line`dark 12 M-16 0-8-46M6 0 0-46`,
  fill`accent M-18-42-12-84q20-20 42-10l6 14-20 10-4 30z`,
  line`accent 10 M18-84 34-66 48-70`,
  disc('wall', 34, -100, 13),
  fill`roof M18-104q4-20 22-16 10 4 10 14l-18-2-10 8z`,
  fill`#e23f35 M44-112h8v7h-8z`,
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
      fill`#2f7a4f M-210-370h420v210h-420z`,
      line`snow 7 M-196-356h392v182h-392z`,
      fill`snow M-150-260 -90-320-60-290-20-336 50-250h-200z`,
      line`snow 12 M70-310h90M70-280h90M70-250h60`,
      line`snow 12 M-150-220H150`,
      fill`sun M-150-204h60v14h-60zM-70-204H30v14H-70zM50-204h100v14H50z`,
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
    thin(0.5, lake(450, 620)),
    thin(0.5, sunPath(600, 456, 536)),
    fill`near M0 560q260-40 560-16t640-20v290H0z`,
    hill`mid: 0 640, 260 600, 600 606, 940 596, 1200 640`,
    thin(0.4, disc('accent', 640, 704, 480, 70)),
    thin(0.5, disc('accent', 600, 704, 250, 46)),
    tent`330 690 1.9 accent, 230 740 1.4 #3f6fb8`,
    parkedBike`830 712 1.3 accent, 1010 730 1.3 #3f8fb8`,
    at(600, 726, 1.1, [
      fill`accent M-26 0q-20-40 10-80 4 30 18 30 0-30 10-50 30 50 12 100z`,
      fill`sun M-10 0q-8-24 8-44 12 20 10 44z`,
      line`#6b3d2c 10 M-44 6 44-6M-44-6 44 6`,
    ]),
    walker`500 734 0.95 #d8453a, 690 728 0.95 #4c9a5b`,
  ]),
}
