// The salt lakes and plains east of Leh.

import { birds, kiang } from '../kit/animals.ts'
import { houses } from '../kit/buildings.ts'
import { at, fill, line, panorama, scene, thin, wide } from '../kit/canvas.ts'
import { motorbike, suv } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored, sunPath } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'
import { signboard } from '../kit/wayside.ts'

const chushulRiver = (far: number, near: number) =>
  `900 346 ${far}, 760 352, 860 368, 620 382, 470 400, 640 424, 840 448, 700 486, 400 520, 480 580, 800 620, 780 710, 640 850 ${near}`

export const changthang = {
  'pangong-morning': scene('high', [
    sky({ horizon: 300 }),
    streaks`snow thick=16: 300 120 420, 860 90 520, 620 180 300`,
    massif`far snow=240 foot=400: 0 310, 200 210, 330 270, 520 170, 700 250, 900 150, 1080 230, 1200 190`,
    massif`mid foot=400: 560 380, 700 330, 860 250, 1000 200, 1200 90`,
    massif`near foot=400: 0 180, 140 260, 280 320, 420 380`,
    fill`#8fd3dc M0 380h1200v430H0z`,
    fill`#35a3cf M0 404h1200v400H0z`,
    fill`#1b74c2 M0 446q400-14 700 6t500-10v370H0z`,
    fill`#124fa3 M0 520q300 20 640-6t560 14v280H0z`,
    glints(410, 640, 14),
    fill`#7fd0d6 M0 800V690q260-26 500 6t460 60 240 14v30z`,
    fill`near M0 800v-80q240-20 440 16t420 64z`,
    birds(640, 560, 1, 'snow'),
    birds(720, 600, 0.8, 'snow'),
    at(300, 742, 1, [
      fill`dark M-30 0l8-26h44l10 26zM-22-28l6-18h30l8 18zM-12-48l6-14h16l6 14zM-6-64l4-10h8l4 10z`,
    ]),
  ]),
  'pangong-evening': scene('blush', [
    sky({ sun: '600 330 80', rings: 3, horizon: 380 }),
    mirrored(450, 0.4, [
      massif`far foot=450: 0 340, 220 280, 420 390, 600 420, 800 380, 1000 270, 1200 330`,
      massif`mid foot=450 rough=50: 0 230, 150 260, 330 350, 480 420, 560 450`,
      massif`near foot=450 rough=50: 640 450, 800 400, 930 330, 1080 240, 1200 180`,
    ]),
    thin(0.55, lake(450, 800, 'sun', '#6d7fb8')),
    sunPath(600, 462, 640),
    fill`ground M0 800V700q160-30 330 10t250 60 320-30 300-60v120z`,
    at(800, 752, 1, [
      fill`accent M-90 0 0-74 96 0z`,
      fill`sun M-34 0 0-74 26 0z`,
      fill`dark M-14 0 0-44 12 0z`,
    ]),
    at(960, 742, 0.7, [fill`roof M-90 0 0-74 96 0z`, fill`near M-34 0 0-74 26 0z`]),
    motorbike(400, 748, 0.8, 'near'),
  ]),
  'chang-la': scene('ice', [
    sky({ horizon: 330 }),
    clouds`960 110 240, 200 150 200`,
    massif`far snow=290: 0 270, 150 190, 300 260, 450 170, 560 240, 660 250, 800 160, 1000 260, 1200 180`,
    massif`mid foot=560 rough=40: 0 250, 140 270, 280 310, 420 360, 520 400`,
    massif`mid foot=560 rough=40: 680 400, 780 350, 900 310, 1040 260, 1200 210`,
    hill`snow: 0 420, 240 400, 460 390, 600 384, 760 390, 980 396, 1200 400`,
    fill`near/0.36 M0 470q240-50 480-40-200 40-300 60T0 540zM1200 450q-220-40-440-24 200 30 280 50t160 30zM0 650q160-50 340-40-140 50-340 90zM1200 610q-200-30-330-10 130 40 330 70zM560 560q130-20 260 0-140 20-260 0z`,
    line`mid/0.5 5 M90 590q90-16 170-8M980 540q90-10 160 4M420 480q60-10 110-6M840 690q100-14 190 4`,
    road`ground flat=0.42 edge=near: 600 388 14, 610 396, 590 408, 540 424, 600 446, 760 466, 880 500, 820 548, 600 584, 420 616, 380 670, 520 730, 640 860 150`,
    suv(640, 590, 0.78, 'accent'),
    at(400, 430, 1.25, [
      fill`sun M-60 0v-70H60V0z`,
      fill`roof M-80-68-60-92H60l20 24zM-50-90 0-130 50-90z`,
      fill`accent M-18 0v-44h36V0z`,
      fill`sun M-5-130h10v-24H-5z`,
      fill`dark/0.18 M30 0v-70h30V0z`,
    ]),
    signboard(940, 640, 0.9),
    line`dark 5 M270 440V200M850 430V190`,
    prayerFlags(270, 204, 850, 194, 130, 28),
    prayerFlags(400, 250, 850, 250, 120, 22),
  ]),
  'chushul-plain': panorama('dawn', 140, [
    sky({ horizon: 320 }),
    clouds`180 226 240, 1010 236 230`,
    massif`far snow=240 foot=330: 0 270, 130 220, 280 270, 430 190, 560 250, 700 200, 860 160, 1000 240, 1200 190`,
    massif`mid foot=340 rough=24: 0 250, 140 270, 300 310, 460 330`,
    massif`mid foot=340 rough=24: 700 332, 880 300, 1020 270, 1120 230, 1200 240`,
    wide(fill`near M0 326h1200v480H0z`),
    wide(fill`#c9b863 M0 350q300-14 620-6t580-8v80q-300 20-600 10T0 436z`),
    wide(fill`green M0 400q260-20 520-8t680-14v430H0z`),
    wide(
      fill`leaf/0.5 M0 470q160-16 320 0-140 18-320 20zM760 440q220-20 440-10v24q-260 8-440-14zM0 600q200-24 330 10-150 20-330 20zM860 560q180-20 340-6v34q-200 8-340-28zM0 730q160-20 330 30l-80 40H0zM860 740q180-30 340-6v66H820z`,
    ),
    river`haze flat=0.4: ${chushulRiver(9, 170)}`,
    river`water flat=0.4: ${chushulRiver(5, 134)}`,
    line`snow/0.5 5 M760 612l60 22M520 510l70-12M770 730l34-50M430 556l20 18`,
    road`flat=0.4: 1700 396 10, 1420 420, 1240 440, 1040 452, 960 490, 1060 560, 1240 610, 1450 650, 1700 690 44`,
    suv(1110, 456, 0.36, 'accent'),
    at(610, 566, -0.7, [kiang(0, 0, 1)]),
    kiang(250, 560, 0.9),
    kiang(330, 640, 1.3),
  ]),
  'tso-moriri': panorama('noon', 150, [
    sky({ horizon: 330 }),
    mirrored(470, 0.32, [
      massif`far snow=400 foot=470: 0 400, 130 330, 270 250, 400 330, 540 170, 660 250, 780 190, 920 320, 1060 270, 1200 360`,
      massif`mid foot=470: 720 470, 760 460, 900 420, 1060 350, 1200 320`,
    ]),
    thin(0.72, lake(470, 800)),
    glints(500, 660, 10),
    wide(fill`near M0 800V540q140-40 300-30t240 70 200 60 260 50 220 60z`),
    at(70, 0, 1, [
      houses`150 600 80 52 2, 250 580 90 60 2, 330 610 80 52 1, 90 654 80 50 1, 220 656 90 56 1, 420 640 76 48 1`,
      houses`wall=roof band=wall glass=sun: 190 540 110 76 2`,
      chorten(500, 656, 88),
      chorten(570, 668, 88),
      prayerFlags(240, 470, 520, 580, 40, 16),
    ]),
    wide(fill`green M0 800v-50q200-20 420 4t330 46z`),
  ]),
  'tso-kar': scene('cream', [
    sky({ sun: '280 250 62', horizon: 400 }),
    massif`far snow=330: 0 400, 200 330, 360 380, 600 290, 820 370, 1000 310, 1200 370`,
    massif`near rough=16: 0 440, 280 420, 560 440, 860 410, 1200 440`,
    fill`water M0 450h1200v80H0z`,
    glints(456, 520, 7),
    fill`snow M0 520q260-40 520-10 200-30 680-14v320H0z`,
    fill`#9fc3d6 M420 800q-40-90 140-130t80-90q120 20 220 90t340 70v60z`,
    line`far/0.5 4 M60 600q120-20 260 0M90 690q140-16 240 4M30 760q120-16 240 0M860 600q160-16 300 4`,
    kiang(430, 690, 1.25),
    kiang(610, 660, 1.05),
    at(760, 700, -1.2, [kiang(0, 0, 1)]),
    birds(760, 200, 1.1),
  ]),
}
