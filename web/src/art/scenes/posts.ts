// Pictures of the blog and of the agency: a thing and the road it is needed on.

import { houses, prayerFlags } from '../kit/buildings.ts'
import { at, disc, fill, group, type Ink, type Layer, line, poster, thin } from '../kit/canvas.ts'
import { milestone, motorbike, tent, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { firs, poplars } from '../kit/plants.ts'
import { crescent, milkyWay, sky, stars } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { dashes, road } from '../kit/ways.ts'

/** A cup of butter tea, a steam over it. */
const cup: Layer = group(
  fill('wall', 'M-80-110H80q0 90-50 110h-60q-50-20-50-110z'),
  fill('roof', 'M-76-84H76q-2 14-6 26H-70q-4-12-6-26z'),
  thin(0.18, fill('dark', 'M30-110h50q0 90-50 110H0q30-40 30-110z')),
  fill('accent', 'M-80-116H80v12H-80z'),
  line('snow', 7, 'M-30-140q-20-30 0-54t0-54M20-140q-20-30 0-54t0-54'),
)

const helmet: Layer = group(
  fill('accent', 'M-120 0q-40-180 100-190 140-4 150 120l6 40-60 10-10 20z'),
  fill('dark', 'M136-36q4-64-40-74l-70 6q-10 40 10 74z'),
  fill('sun', 'M-20-190q80-6 120 50L30-130q-30-40-50-60z'),
  thin(0.2, fill('dark', 'M-120 0q-14-60-6-110 20 70 200 100l-8 10z')),
)

const rucksack: Layer = group(
  fill('accent', 'M-110 0q-20-20-16-140 6-110 126-110t126 110q4 120-16 140z'),
  fill('roof', 'M-84 0v-90q84-30 168 0V0z'),
  fill('near', 'M-140-250q0-34 34-34h212q34 0 34 34t-34 34h-212q-34 0-34-34z'),
  line('dark', 9, 'M-70-284v68M70-284v68M-50-210v110M50-210v110'),
  fill('sun', 'M-62-130h24v24h-24zM38-130h24v24H38z'),
  thin(0.18, fill('dark', 'M50 0q40-100 10-240 70 20 66 100 4 120-16 140z')),
)

const jerrycan: Layer = group(
  fill('#c23a35', 'M-90 0v-190l36-40H60q30 0 30 30V0z'),
  line('sun', 8, 'M-60-20 60-160M60-20-60-160'),
  fill('dark', 'M-20-230v-34h84v34h-18v-16H0v16zM-84-206l34-34 14 14-34 34z'),
  thin(0.2, fill('dark', 'M50 0v-230h10q30 0 30 30V0z')),
)

const phone: Layer = group(
  fill('dark', 'M-54 0q-14 0-14-14v-220q0-14 14-14H54q14 0 14 14V-14Q68 0 54 0z'),
  fill('haze', 'M-54-30v-190H54v190z'),
  line('roof', 9, 'M-26-100 26-152M-26-152 26-100'),
  fill('far', 'M-36-60h14v-10h-14zM-14-60H0v-20h-14zM8-60h14v-30H8zM30-60h14v-40H30z'),
)

/** A page of the year with its passes: the closed weeks struck out. */
const calendar: Layer = group(
  fill('wall', 'M-190 0v-300h380V0z'),
  fill('roof', 'M-190-300h380v-60h-380z'),
  line('dark', 10, 'M-120-390v60M0-390v60M120-390v60'),
  ...[
    'snow',
    'snow',
    'snow',
    'near',
    'green',
    'green',
    'green',
    'green',
    'green',
    'near',
    'snow',
    'snow',
  ].map((ink, month) =>
    at(
      -138 + (month % 4) * 92,
      -232 + Math.floor(month / 4) * 92,
      1,
      fill(ink as Ink, 'M-34-34h68v68h-68z'),
      ink === 'snow'
        ? line('far', 5, 'M-24-24 24 24M24-24-24 24M0-30v60')
        : fill('leaf', 'M-24 18 0-20 24 18z'),
    ),
  ),
  thin(0.12, fill('dark', 'M-190 0v-20h380V0z')),
)

const papers: Layer = group(
  at(30, 10, 1, fill('haze', 'M-130 0l-20-300 260-20 24 300z')),
  fill('wall', 'M-160 0v-320h260V0z'),
  line('far', 8, 'M-130-280h120M-130-250H70M-130-220H70M-130-190H40M-130-160H70M-130-130H0'),
  fill('near', 'M20-300h60v70H20z'),
  disc('dark', 50, -276, 12),
  fill('dark', 'M26-230q4-26 24-26t24 26z'),
  at(
    30,
    -70,
    1,
    line(
      'roof',
      8,
      'M-56 0a56 56 0 1 0 112 0a56 56 0 1 0-112 0M-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0M-22 6-4 20 24-16',
    ),
  ),
)

const telescope: Layer = group(
  line('dark', 12, 'M0-110-80 60M0-110 80 60M0-110V70'),
  fill('wall', 'M-120-70-96-20 130-132 96-204z'),
  fill('accent', 'M82-210 128-112 148-122 102-220z'),
  thin(0.22, fill('dark', 'M-110-50-96-20 130-132l-14-30z')),
  fill('dark', 'M-150-50l22-14 14 28-22 12z'),
)

/** A classic single beside a tall tourer, large and side by side. */
const classic = (paint: Ink): Layer =>
  group(
    line(
      'dark',
      12,
      'M-150-56a52 52 0 1 0 104 0a52 52 0 1 0-104 0M60-56a52 52 0 1 0 104 0a52 52 0 1 0-104 0',
    ),
    line(
      'haze',
      3,
      'M-98-56h-46M-98-56h46M-98-56v46M-98-56v-46M112-56h46M112-56H66M112-56v46M112-56v-46',
    ),
    line('dark', 9, 'M112-56 70-184M-98-56-10-50M-60-20H60'),
    fill('haze', 'M-40-34h80l10-60h-84z'),
    line('ground', 5, 'M-36-80h80M-36-66h80M-36-52h80'),
    fill(paint, 'M-30-130q40-44 90-30l20 12-20 38h-84zM-150-92q50-60 104-6l-10 8q-40-36-80 6z'),
    fill('ground', 'M-130-138q50-14 104 0v18h-100z'),
    line('dark', 8, 'M66-186 36-196M70-170h26'),
    disc('sun', 92, -164, 17),
    line('haze', 8, 'M-30-26-150-26'),
  )

export const posts = {
  'post-acclimatisation': poster(
    'plum',
    sky({ sun: '830 240 70', rings: 2, horizon: 430 }),
    massif('far', '0 420, 160 310, 320 400, 520 280, 700 390, 900 270, 1060 370, 1200 290', {
      snow: 350,
    }),
    massif('mid', '0 520, 260 470, 560 520, 860 460, 1200 510'),
    houses(
      '180 590 80 50 1, 290 600 84 56 2, 400 590 80 50 1, 820 596 84 54 1, 930 590 80 56 2, 1040 600 84 50 1',
      { wall: 'sun' },
    ),
    poplars('120 620 150, 240 625 170, 350 620 150, 880 620 160, 990 625 170, 1110 620 150'),
    fill('ground', 'M0 640h1200v170H0z'),
    fill('roof', 'M0 640h1200v24H0z'),
    at(600, 642, 1.35, cup),
    at(
      400,
      642,
      0.9,
      fill('near', 'M-60 0v-20H60V0zM-50-20v-18H64v18z'),
      line('sun', 4, 'M-50-10H50'),
    ),
    walker(1000, 642, 0.01),
  ),
  'post-permits': poster(
    'cream',
    sky({ sun: '960 170 60', horizon: 360 }),
    massif('far', '0 350, 200 250, 420 330, 640 230, 860 320, 1060 240, 1200 300', { snow: 280 }),
    hill('near', '0 470, 300 440, 700 460, 1200 430'),
    road('600 446, 610 500, 590 600, 600 830', { from: 40, to: 640, flat: 1 }),
    at(180, 640, 1, houses('0 0 200 150 1', { wall: 'sun' })),
    line('wall', 22, 'M320 560H1040'),
    line('roof', 22, 'M360 560h60M480 560h60M900 560h60'),
    fill('dark', 'M300 660V520h36v140zM1030 660V560h16v100z'),
    at(640, 730, 1.15, papers),
  ),
  'post-seasons': poster(
    'ice',
    sky({ sun: '250 170 56', horizon: 330 }),
    massif('far', '0 330, 180 220, 360 310, 560 180, 780 290, 980 190, 1200 300', { snow: 360 }),
    fill('snow', 'M0 400q260-20 470 10L330 810H0zM1200 390q-260-10-460 20l130 400h330z'),
    thin(0.35, fill('mid', 'M470 410 330 810H160l240-390zM740 410l130 400h170L810 400z')),
    fill('near', 'M470 410h270l130 400H330z'),
    at(600, 720, 1.15, calendar),
    firs('90 440 90, 1090 430 100, 160 436 80, 1010 430 80'),
  ),
  'post-packing': poster(
    'dawn',
    sky({ sun: '900 210 60', rings: 2, horizon: 400 }),
    massif('far', '0 400, 180 290, 360 370, 560 240, 780 360, 980 270, 1200 350', { snow: 330 }),
    hill('mid', '0 540, 300 470, 640 510, 1200 460'),
    road('820 490, 900 520, 760 550, 880 590, 1040 640', { from: 4, to: 30 }),
    hill('ground', '0 690, 300 650, 640 670, 1200 640'),
    at(560, 730, 1.35, rucksack),
    at(850, 740, 0.85, helmet),
    at(
      330,
      740,
      1,
      fill('far', 'M-40 0v-120q0-20 16-26v-20h48v20q16 6 16 26V0z'),
      fill('snow', 'M-40-40v-40h80v40z'),
    ),
    at(
      240,
      750,
      0.8,
      fill('near', 'M-50 0q-10-60 20-70l6-90h60l4 90q60 16 66 70z'),
      fill('dark', 'M-54-12H110V6H-54z'),
    ),
  ),
  'post-fuel-phones': poster(
    'ember',
    sky({ sun: '280 300 84', rings: 2, horizon: 470 }),
    massif('far', '0 440, 240 370, 520 450, 800 400, 1040 330, 1200 380', { rough: 24 }),
    fill('near', 'M0 480h1200v330H0z'),
    road('700 482, 720 540, 660 620, 820 830', { from: 4, to: 200, flat: 0.8 }),
    line('ground', 4, 'M960 480v-110M1060 500v-150M940 384h40M1036 366h48'),
    at(470, 730, 1.5, jerrycan),
    at(760, 740, 1.25, phone),
  ),
  'post-umling-la': poster(
    'gold',
    sky({ sun: '240 200 64', horizon: 400 }),
    massif('far', '0 400, 260 340, 560 390, 860 330, 1200 390', { rough: 24 }),
    massif('mid', '0 520, 300 450, 560 470, 860 420, 1200 500', { rough: 36 }),
    hill('near', '0 640, 320 590, 640 620, 960 590, 1200 640'),
    road('860 430, 940 456, 820 480, 960 510, 840 550, 1000 600, 900 700, 760 830', {
      from: 4,
      to: 110,
    }),
    at(
      520,
      720,
      1,
      line('dark', 14, 'M-150 0v-330M150 0v-330'),
      fill('#2f7a4f', 'M-210-370h420v210h-420z'),
      line('snow', 7, 'M-196-356h392v182h-392z'),
      fill('snow', 'M-150-260 -90-320-60-290-20-336 50-250h-200z'),
      line('snow', 12, 'M70-310h90M70-280h90M70-250h60'),
      line('snow', 12, 'M-150-220H150'),
      fill('sun', 'M-150-204h60v14h-60zM-70-204H30v14H-70zM50-204h100v14H50z'),
    ),
    prayerFlags(310, 350, 100, 640, 40, 22),
    milestone(980, 740, 1),
  ),
  'post-hanle-sky': poster(
    'night',
    sky({ horizon: 600 }),
    stars(120, 600),
    milkyWay(520, 600),
    massif('far', '0 610, 240 570, 520 610, 820 560, 1200 610', { rough: 20 }),
    fill('mid', 'M0 640q400-40 1200-10v180H0z'),
    fill('ground', 'M0 720q300-60 640-40t560-20v150H0z'),
    at(560, 680, 1.4, telescope),
    at(400, 740, 1.15, walker(0, 0, 1.2, 'accent')),
    at(
      870,
      700,
      0.5,
      fill('wall', 'M-80 0v-70h160v70zM-92-70a92 92 0 0 1 184 0z'),
      fill('accent', 'M-20-76q-4-50 16-84 18 0 26 3-16 36-12 81z'),
    ),
  ),
  'post-first-ride': poster(
    'noon',
    sky({ sun: '280 180 60', horizon: 340 }),
    massif('far', '0 330, 180 220, 360 310, 560 190, 760 300, 960 200, 1200 290', { snow: 310 }),
    massif('mid', '0 460, 260 390, 520 440, 820 370, 1200 440'),
    hill('near', '0 560, 300 520, 640 550, 1200 500'),
    houses('120 540 60 36 1, 200 546 64 40 1, 280 540 60 36 1, 1040 510 64 40 1, 1120 506 60 36 1'),
    poplars('160 560 90, 240 560 100, 320 560 90, 1080 530 100'),
    hill('ground', '0 760, 400 740, 800 700, 1200 600'),
    line('sun', 7, 'M0 770Q440 740 800 712T1200 616'),
    at(620, 736, 2.7, group(motorbike(0, 0, 1))),
  ),
  'post-choosing-a-bike': poster(
    'blush',
    sky({ sun: '600 320 150', rings: 2, horizon: 470 }),
    massif('far', '0 470, 240 370, 460 450, 760 350, 1000 440, 1200 370', { rough: 26 }),
    hill('near', '0 560, 400 530, 800 550, 1200 520'),
    fill('ground', 'M0 650h1200v160H0z'),
    line('sun', 6, 'M0 690h160M240 690h160M480 690h160M720 690h160M960 690h160'),
    at(400, 672, 1.15, classic('#3a5a4a')),
    at(
      820,
      672,
      1.2,
      classic('accent'),
      fill('dark', 'M-170-150h70v60h-70z'),
      fill('wall', 'M66-190 96-250 112-244 100-180z'),
    ),
  ),
  'about-road': poster(
    'lush',
    sky({ sun: '900 190 60', horizon: 380 }),
    massif(
      'far',
      '0 380, 160 300, 320 340, 480 200, 600 140, 720 220, 900 300, 1060 250, 1200 330',
      { snow: 320 },
    ),
    hill('mid', '0 480, 260 400, 560 460, 860 390, 1200 460'),
    fill('#e6c24e', 'M0 520q400-40 1200-10v300H0z'),
    fill('green', 'M0 580q260-30 520-10L440 800H0zM1200 570q-260-20-520 0l110 240h410z'),
    road('600 440, 630 480, 590 530, 620 600, 580 700, 600 830', { from: 6, to: 230, flat: 0.9 }),
    dashes('600 446, 628 482, 592 532, 618 600, 582 700, 600 830', 'sun', { from: 1, to: 12 }),
    poplars('380 620 180, 320 660 220, 230 720 280, 800 610 170, 880 660 230, 990 730 300'),
    motorbike(560, 660, 0.5),
    motorbike(640, 590, 0.34, 'water'),
    motorbike(520, 750, 0.75, 'roof'),
    milestone(760, 730, 1.1),
  ),
  'about-camp': poster(
    'night',
    sky({ horizon: 420 }),
    stars(110, 400),
    crescent(310, 170, 46),
    mirrored(
      500,
      0.35,
      massif('far', '0 430, 180 320, 340 400, 540 270, 720 380, 900 300, 1060 390, 1200 330', {
        snow: 370,
        foot: 500,
      }),
    ),
    thin(0.5, lake(500, 640)),
    glints(515, 630, 7, 'sun'),
    fill('ground', 'M0 620q300-40 620-10t580-20v220H0z'),
    tent(420, 720, 1.7, 'accent'),
    tent(840, 710, 1.4, 'roof'),
    at(
      640,
      740,
      1,
      fill('accent', 'M-26 0q-20-40 10-80 4 30 18 30 0-30 10-50 30 50 12 100z'),
      fill('sun', 'M-10 0q-8-24 8-44 12 20 10 44z'),
      line('near', 10, 'M-44 6 44-6M-44-6 44 6'),
    ),
    thin(0.18, disc('accent', 640, 716, 130, 90)),
    at(560, 745, 1, walker(0, 0, 0.85, 'water')),
    at(720, 745, 1, walker(0, 0, 0.85, 'near')),
    motorbike(1010, 730, 0.9, 'near'),
  ),
}
