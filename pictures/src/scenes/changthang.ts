// The plateau east of Leh: its salt lakes and plains, Hanle and the highest roads.

import { houses } from '../kit/buildings.ts'
import { band, fill, line, translucent } from '../kit/canvas.ts'
import { figure } from '../kit/figure.ts'
import { birds, kiang, suv } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at } from '../kit/place.ts'
import { motorbike, ridingAway } from '../kit/rider.ts'
import { panorama, scene } from '../kit/scene.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { milestone, signboard } from '../kit/signs.ts'
import { clouds, milkyWay, sky, stars, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored, sunPath } from '../kit/water.ts'
import { dashes, river, road } from '../kit/ways.ts'

/** The white dome of a telescope with an open slit; the origin is the middle of its foot. */
export const observatory = figure('observatory')

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
    birds`640 560 1 snow, 720 600 0.8 snow`,
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
    translucent(0.55, lake(450, 800, 'sun', '#6d7fb8')),
    sunPath(600, 462, 640),
    fill`ground M0 800V700q160-30 330 10t250 60 320-30 300-60v120z`,
    at(800, 752, 1, [
      fill`accent M-90 0 0-74 96 0z`,
      fill`sun M-34 0 0-74 26 0z`,
      fill`dark M-14 0 0-44 12 0z`,
    ]),
    at(960, 742, 0.7, [fill`roof M-90 0 0-74 96 0z`, fill`near M-34 0 0-74 26 0z`]),
    motorbike`400 748 0.8 near`,
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
    suv`640 590 0.78 accent`,
    at(400, 430, 1.25, [
      fill`sun M-60 0v-70H60V0z`,
      fill`roof M-80-68-60-92H60l20 24zM-50-90 0-130 50-90z`,
      fill`accent M-18 0v-44h36V0z`,
      fill`sun M-5-130h10v-24H-5z`,
      fill`dark/0.18 M30 0v-70h30V0z`,
    ]),
    signboard('940 640 0.9', 'चांग ला', 'CHANG LA', 'accent'),
    line`dark 5 M270 440V200M850 430V190`,
    prayerFlags`270 204 850 194 130 28, 400 250 850 250 120 22`,
  ]),
  'chushul-plain': panorama('dawn', 140, [
    sky({ sun: '250 262 54', rings: 2, horizon: 320 }),
    clouds`620 206 240, 1240 226 230, -180 210 220`,
    massif`far snow=262 foot=360: -500 290, -330 220, -200 270, 0 280, 130 230, 280 270, 430 190, 560 250, 700 196, 860 150, 1000 236, 1120 196, 1300 250, 1440 180, 1700 240`,
    massif`mid foot=360 rough=24: -500 250, -300 290, -120 270, 140 300, 300 330, 440 350`,
    massif`mid foot=360 rough=24: 720 350, 880 318, 1020 290, 1180 250, 1320 270, 1500 220, 1700 260`,
    band('near', 342),
    fill`#c9b863 M-400 366q400-20 1000-8t1000-6v90q-500 30-1000 10T-400 450z`,
    fill`green M-400 420q400-26 1000-12t1000-6v420H-400z`,
    fill`#bccf72 M-400 470q220-22 520 0-200 24-520 30zM840 452q360-24 760-10v30q-400 12-760-20zM-400 600q260-30 620 8-260 26-620 22zM980 560q300-26 620-10v50q-300 10-620-40z`,
    fill`leaf/0.45 M-400 700q300-30 640 20l-60 90H-400zM760 740q400-60 840-20v90H700z`,
    river`haze flat=0.4: 800 362 8, 660 376, 840 396, 560 424, 340 452, 640 498, 560 556, 180 620, 300 720, 240 860 260`,
    river`water flat=0.4: 800 362 4, 660 376, 840 396, 560 424, 340 452, 640 498, 560 556, 180 620, 300 720, 240 860 214`,
    fill`snow/0.5 M400 452q60 12 120 20l-80-4zM470 580q-90 20-160 34l60-24zM230 640q-30 20-20 40l34-34zM270 720l30 40-10-50z`,
    line`leaf 4 M700 700q-6-20-14-26M704 700q0-24 2-34M708 700q6-18 16-24M1040 690q-6-20-14-26M1044 690q0-24 2-34M1048 690q6-18 16-24M90 560q-4-14-10-18M94 560q4-14 10-18M540 670q-6-20-14-26M544 670q2-20 12-28`,
    kiang`330 494 0.42, 250 486 0.38, 1010 488 0.46`,
    kiang`950 584 1.05, 740 656 1.75`,
  ]),
  'tso-moriri': panorama('noon', 150, [
    sky({ horizon: 330 }),
    mirrored(470, 0.32, [
      massif`far snow=400 foot=470: 0 400, 130 330, 270 250, 400 330, 540 170, 660 250, 780 190, 920 320, 1060 270, 1200 360`,
      massif`mid foot=470: 720 470, 760 460, 900 420, 1060 350, 1200 320`,
    ]),
    translucent(0.72, lake(470, 800)),
    glints(500, 660, 10),
    fill`near M-400 800V506q110 40 220 42t180-8q140-40 300-30t240 70 200 60 260 50 220 60z`,
    at(70, 0, 1, [
      houses`150 600 80 52 2, 250 580 90 60 2, 330 610 80 52 1, 90 654 80 50 1, 220 656 90 56 1, 420 640 76 48 1`,
      houses`wall=roof band=wall glass=sun: 190 540 110 76 2`,
      chorten`500 656 88, 570 668 88`,
      prayerFlags`240 470 520 580 40 16`,
    ]),
    fill`green M-400 800v-30q200-44 400-20 200-20 420 4t330 46z`,
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
    kiang`430 690 1.25, 610 660 1.05`,
    at(760, 700, -1.2, [kiang`0 0 1`]),
    birds`760 200 1.1`,
  ]),
  'hanle-night': scene('night', [
    sky({ horizon: 560 }),
    stars(110, 560),
    milkyWay(330, 560),
    massif`far rough=26: 0 560, 200 520, 420 560, 700 500, 950 560, 1200 510`,
    massif`mid rough=20: 0 700, 200 660, 420 600, 560 580, 700 580, 850 620, 1020 680, 1200 700`,
    observatory`630 590 1.15 accent, 850 632 0.42 dark`,
    road`ground edge=far: 640 606 6, 720 640, 640 690, 500 720, 600 830 60`,
    fill`ground M0 740q240-40 480 70H0zM700 800q200-70 500-50v60z`,
  ]),
  'hanle-monastery': scene('noon', [
    sky({ sun: '240 170 56', rings: 2, horizon: 440 }),
    clouds`960 150 260`,
    massif`far snow=356: -20 430, 110 356, 240 400, 380 310, 520 390, 700 330, 880 290, 1010 362, 1120 322, 1220 380`,
    hill`mid foot=620: 0 470, 130 420, 260 450, 420 560`,
    hill`mid foot=620: 780 560, 920 440, 1060 410, 1200 450`,
    massif`#c48a5f rough=30 shade=0.24 foot=640: 230 630, 320 566, 390 486, 460 440, 510 372, 566 312, 620 276, 676 280, 730 322, 784 388, 850 440, 920 530, 1010 630`,
    // From the crest down, so that every house is drawn in front of the houses above.
    houses`622 286 136 118 3`,
    houses`wall=#a8404a band=dark: 712 318 74 70 2`,
    houses`540 338 84 66 2, 640 352 96 60 2, 750 382 84 56 2, 478 408 66 46 1, 572 408 90 54 2, 672 420 90 54 2, 820 444 66 42 1, 450 470 60 38 1, 760 466 76 46 1`,
    prayerFlags`690 168 880 436 50 16`,
    line`sun 6 M700 610 640 570 770 530 590 500 640 462`,
    fill`#b98f56 M0 600Q300 560 620 590T1200 576V700H0z`,
    houses`390 606 60 36 1, 880 610 64 38 1`,
    chorten`660 622 80`,
    fill`green M0 620Q300 596 620 624T1200 606V800H0z`,
    fill`#a9c465 M0 660q260-30 520 0t680-10v50q-340 30-640 10T0 700z`,
    river`water flat=0.4: 1200 632 6, 1040 636, 880 646, 860 660, 900 674, 780 692, 560 706, 480 722, 540 744, 480 780, 360 840 120`,
    fill`water M0 634Q290 636 290 662T160 702Q104 708 108 730 110 760 60 800H-30Q46 766 48 730 52 700 130 688 220 676 216 662 200 648 0 646z`,
    line`leaf/0.5 5 M240 740h60M270 726h40M520 660h70M700 760h90M740 746h40M1010 668h60M300 640h50`,
    kiang`860 748 0.52, 946 760 0.6, 1030 742 -0.48`,
    fill`ground M0 800v-16q240-30 460 16z`,
  ]),
  'umling-la': scene('dusk', [
    sky({ sun: '890 340 80', rings: 2, horizon: 450 }),
    massif`far rough=26: 0 440, 200 390, 420 430, 640 380, 860 430, 1200 400`,
    massif`mid rough=40: 0 350, 160 400, 340 450, 560 500, 760 480`,
    massif`near rough=36: 0 620, 240 560, 480 500, 700 430, 860 450, 1020 520, 1200 560`,
    road`flat=0.34: 760 440 6, 700 462, 790 480, 880 496, 720 520, 520 544, 480 566, 700 590, 900 620, 760 660, 420 690, 380 730, 660 760, 800 830 64`,
    signboard('540 488 0.9', 'उमिलंग ला', 'UMLING LA', '#2f7a4f'),
    prayerFlags`640 378 800 442 20 14`,
    motorbike`640 590 0.5 wall`,
    fill`ground M0 800V700q120-20 240 20t220 80zM1200 800V680q-120 0-200 40t-140 80z`,
  ]),
  'more-plains': panorama('ember', 150, [
    sky({ sun: '600 270 92', rings: 3, horizon: 330 }),
    massif`far snow=236 foot=350: 0 210, 110 180, 230 240, 340 200, 440 280, 560 320, 640 322, 760 280, 870 210, 960 250, 1080 160, 1200 220`,
    massif`mid rough=22 foot=350: 0 310, 160 280, 320 330, 460 344, 760 344, 900 316, 1040 270, 1200 310`,
    band('haze', 346),
    fill`water/0.5 M-400 412q460-34 960-12l-40 40q-480 18-920-8zM660 376q420-16 940 4v22q-480 18-920-2zM-400 532q420-34 860-12l-70 70q-400 20-790-12zM760 480q400-24 840 6v38q-400 24-790 6zM-400 704q340-30 700-14l-80 120H-400zM940 630q300-20 660 6v78q-300 24-600-4z`,
    fill`snow M597 348h6l300 460H297z`,
    fill`far M598 348h4l260 460H338z`,
    dashes`600 352 1, 600 440, 600 600, 600 830 22`,
    ridingAway`514 668 1.1 roof, 564 540 0.6 #2f5aa8, 587 448 0.32 mid`,
    milestone`960 640 1.1`,
    line`ground 4 M210 640V470M370 520v-90M452 460v-56M186 484h48M354 440h32M442 410h20`,
    line`ground 2 M210 484Q300 490 370 440 420 428 452 410`,
  ]),
}
