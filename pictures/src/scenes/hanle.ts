// Hanle, its sky, and the highest roads.

import { kiang } from '../kit/animals.ts'
import { houses } from '../kit/buildings.ts'
import { fill, type Ink, line, panorama, placed, scene, wide } from '../kit/canvas.ts'
import { motorbike, ridingAway } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, milkyWay, sky, stars } from '../kit/sky.ts'
import { dashes, river, road } from '../kit/ways.ts'
import { milestone, signboard } from '../kit/wayside.ts'

/** The white dome of a telescope with an open slit; the origin is the middle of its foot. */
export const observatory = placed((slit: Ink) => [
  fill`wall M-80 0v-70h160v70zM-92-70a92 92 0 0 1 184 0z`,
  fill`dark/0.3 M24 0v-70h56v70zM30-70q6-60-14-90 76 14 76 90z`,
  fill`${slit} M-26-76q-4-50 18-84 18 0 26 3-16 36-12 81z`,
  fill`dark M-96-74h192v8H-96zM-16 0v-40h30v40z`,
])

export const hanle = {
  'hanle-night': scene('night', [
    sky({ horizon: 560 }),
    stars(110, 560),
    milkyWay(330, 560),
    massif`far rough=26: 0 560, 200 520, 420 560, 700 500, 950 560, 1200 510`,
    massif`mid rough=20: 0 700, 200 660, 420 600, 560 580, 700 580, 850 620, 1020 680, 1200 700`,
    observatory(630, 590, 1.15, 'accent'),
    observatory(850, 632, 0.42, 'dark'),
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
    // From the crest down, so that every house is drawn in front of the one above.
    houses`622 286 136 118 3`,
    houses`wall=#a8404a band=dark: 712 318 74 70 2`,
    houses`540 338 84 66 2, 640 352 96 60 2, 750 382 84 56 2, 478 408 66 46 1, 572 408 90 54 2, 672 420 90 54 2, 820 444 66 42 1, 450 470 60 38 1, 760 466 76 46 1`,
    prayerFlags(690, 168, 880, 436, 50, 16),
    line`sun 6 M700 610 640 570 770 530 590 500 640 462`,
    fill`#b98f56 M0 600Q300 560 620 590T1200 576V700H0z`,
    houses`390 606 60 36 1, 880 610 64 38 1`,
    chorten(660, 622, 80),
    fill`green M0 620Q300 596 620 624T1200 606V800H0z`,
    fill`#a9c465 M0 660q260-30 520 0t680-10v50q-340 30-640 10T0 700z`,
    river`water flat=0.4: 1200 632 6, 1040 636, 880 646, 860 660, 900 674, 780 692, 560 706, 480 722, 540 744, 480 780, 360 840 120`,
    fill`water M0 634Q290 636 290 662T160 702Q104 708 108 730 110 760 60 800H-30Q46 766 48 730 52 700 130 688 220 676 216 662 200 648 0 646z`,
    line`leaf/0.5 5 M240 740h60M270 726h40M520 660h70M700 760h90M740 746h40M1010 668h60M300 640h50`,
    kiang(860, 748, 0.52),
    kiang(946, 760, 0.6),
    kiang(1030, 742, -0.48),
    fill`ground M0 800v-16q240-30 460 16z`,
  ]),
  'umling-la': scene('dusk', [
    sky({ sun: '890 340 80', rings: 2, horizon: 450 }),
    massif`far rough=26: 0 440, 200 390, 420 430, 640 380, 860 430, 1200 400`,
    massif`mid rough=40: 0 350, 160 400, 340 450, 560 500, 760 480`,
    massif`near rough=36: 0 620, 240 560, 480 500, 700 430, 860 450, 1020 520, 1200 560`,
    road`flat=0.34: 760 440 6, 700 462, 790 480, 880 496, 720 520, 520 544, 480 566, 700 590, 900 620, 760 660, 420 690, 380 730, 660 760, 800 830 64`,
    signboard(560, 486, 0.9, 'accent'),
    prayerFlags(640, 378, 800, 442, 20, 14),
    motorbike(640, 590, 0.5, 'wall'),
    fill`ground M0 800V700q120-20 240 20t220 80zM1200 800V680q-120 0-200 40t-140 80z`,
  ]),
  'more-plains': panorama('ember', 150, [
    sky({ sun: '600 270 92', rings: 3, horizon: 330 }),
    massif`far snow=236 foot=350: 0 210, 110 180, 230 240, 340 200, 440 280, 560 320, 640 322, 760 280, 870 210, 960 250, 1080 160, 1200 220`,
    massif`mid rough=22 foot=350: 0 310, 160 280, 320 330, 460 344, 760 344, 900 316, 1040 270, 1200 310`,
    wide(fill`haze M0 346h1200v460H0z`),
    wide(
      fill`water/0.5 M0 400q300-14 560 0l-40 40q-260 10-520 0zM660 376q260-10 540 0v24q-300 10-520 0zM0 520q240-14 460 0l-70 70q-200 10-390 0zM760 480q220-14 440 0v50q-220 14-390 0zM0 690q160-16 300 0l-80 120H0zM940 630q140-10 260 0v90q-120 10-200-10z`,
    ),
    fill`snow M597 348h6l300 460H297z`,
    fill`far M598 348h4l260 460H338z`,
    dashes`600 352 1, 600 440, 600 600, 600 830 22`,
    ridingAway(514, 668, 1.1, 'roof'),
    ridingAway(564, 540, 0.6, '#2f5aa8'),
    ridingAway(587, 448, 0.32, 'mid'),
    milestone(960, 640, 1.1),
    line`ground 4 M210 640V470M370 520v-90M452 460v-56M186 484h48M354 440h32M442 410h20`,
    line`ground 2 M210 484Q300 490 370 440 420 428 452 410`,
  ]),
}
