// The high plateau east of Leh: salt lakes, plains, Hanle and its sky.

import { chorten, houses, prayerFlags } from '../kit/buildings.ts'
import { at, fill, group, type Ink, type Layer, line, poster, thin } from '../kit/canvas.ts'
import { birds, kiang, milestone, motorbike, signboard, suv, yak } from '../kit/figures.ts'
import { massif } from '../kit/mountains.ts'
import { clouds, milkyWay, sky, stars, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored, sunPath } from '../kit/water.ts'
import { dashes, river, road } from '../kit/ways.ts'

/** The white dome of a telescope with its slit open, 0 0 at the middle of its foot. */
export const observatory = (wall: Ink, slit: Ink): Layer =>
  group(
    fill(wall, 'M-80 0v-70h160v70zM-92-70a92 92 0 0 1 184 0z'),
    thin(0.3, fill('dark', 'M24 0v-70h56v70zM30-70q6-60-14-90 76 14 76 90z')),
    fill(slit, 'M-26-76q-4-50 18-84 18 0 26 3-16 36-12 81z'),
    fill('dark', 'M-96-74h192v8H-96zM-16 0v-40h30v40z'),
  )

export const changthang = {
  'pangong-morning': poster(
    'high',
    sky({ horizon: 300 }),
    streaks('300 120 420, 860 90 520, 620 180 300', 'snow', 16),
    massif('far', '0 310, 200 210, 330 270, 520 170, 700 250, 900 150, 1080 230, 1200 190', {
      snow: 240,
      foot: 400,
    }),
    massif('mid', '560 380, 700 330, 860 250, 1000 200, 1200 90', { foot: 400 }),
    massif('near', '0 180, 140 260, 280 320, 420 380', { foot: 400 }),
    fill('#8fd3dc', 'M0 380h1200v430H0z'),
    fill('#35a3cf', 'M0 404h1200v400H0z'),
    fill('#1b74c2', 'M0 446q400-14 700 6t500-10v370H0z'),
    fill('#124fa3', 'M0 520q300 20 640-6t560 14v280H0z'),
    glints(410, 640, 14),
    fill('#7fd0d6', 'M0 800V690q260-26 500 6t460 60 240 14v30z'),
    fill('near', 'M0 800v-80q240-20 440 16t420 64z'),
    birds(640, 560, 1, 'snow'),
    birds(720, 600, 0.8, 'snow'),
    at(
      300,
      742,
      1,
      fill(
        'dark',
        'M-30 0l8-26h44l10 26zM-22-28l6-18h30l8 18zM-12-48l6-14h16l6 14zM-6-64l4-10h8l4 10z',
      ),
    ),
  ),
  'pangong-evening': poster(
    'blush',
    sky({ sun: '600 330 80', rings: 3, horizon: 380 }),
    mirrored(
      450,
      0.4,
      massif('far', '0 340, 220 280, 420 390, 600 420, 800 380, 1000 270, 1200 330', { foot: 450 }),
      massif('mid', '0 230, 150 260, 330 350, 480 420, 560 450', { foot: 450, rough: 50 }),
      massif('near', '640 450, 800 400, 930 330, 1080 240, 1200 180', { foot: 450, rough: 50 }),
    ),
    thin(0.55, lake(450, 800, 'sun', '#6d7fb8')),
    sunPath(600, 462, 640),
    fill('ground', 'M0 800V700q160-30 330 10t250 60 320-30 300-60v120z'),
    at(
      800,
      752,
      1,
      fill('accent', 'M-90 0 0-74 96 0z'),
      fill('sun', 'M-34 0 0-74 26 0z'),
      fill('dark', 'M-14 0 0-44 12 0z'),
    ),
    at(960, 742, 0.7, fill('roof', 'M-90 0 0-74 96 0z'), fill('near', 'M-34 0 0-74 26 0z')),
    motorbike(400, 748, 0.8, 'near'),
  ),
  'chang-la': poster(
    'ice',
    sky({ horizon: 330 }),
    clouds('930 150 260, 180 210 200'),
    massif('far', '0 270, 150 190, 300 260, 470 150, 640 240, 800 180, 1000 270, 1200 200', {
      snow: 290,
    }),
    massif('snow', '0 380, 240 330, 480 310, 700 320, 940 300, 1200 370', { rough: 20 }),
    fill('near', 'M490 430h220v380H330z'),
    road('600 400, 602 460, 590 560, 606 680, 590 830', {
      from: 46,
      to: 420,
      flat: 1,
      ink: 'ground',
    }),
    dashes('600 410, 600 500, 596 640, 598 810', 'sun', { from: 3, to: 20 }),
    fill(
      'snow',
      'M0 350q250 10 420 30l144 30-80 160-150 240H0zM1200 340q-240 20-420 50l-140 22 100 180 130 220h340z',
    ),
    thin(
      0.24,
      fill(
        'mid',
        'M564 410q-60 40-110 150L300 810h96l120-250zM640 412q50 60 116 190l104 210h-90L676 590z',
      ),
    ),
    thin(
      0.3,
      line(
        'mid',
        5,
        'M60 520q160 20 300 10M30 640q140 26 250 16M1150 520q-140 30-270 24M1180 650q-120 26-220 20',
      ),
    ),
    at(
      330,
      470,
      1,
      fill('wall', 'M-60 0v-80H60V0z'),
      fill('roof', 'M-76-78 0-130 76-78z'),
      fill('accent', 'M-20 0v-46h40V0z'),
      fill('sun', 'M-6-130h12v-26H-6z'),
    ),
    line('dark', 4, 'M250 470v-190M880 470v-210'),
    prayerFlags(250, 284, 880, 264, 80, 26),
    prayerFlags(250, 320, 560, 300, 60, 20),
    suv(585, 660, 1.2, 'accent'),
  ),
  'chushul-plain': poster(
    'cream',
    sky({ horizon: 520 }),
    clouds('260 160 340, 780 110 460, 1060 270 240, 560 330 220'),
    massif('far', '0 500, 160 460, 330 490, 560 440, 760 480, 960 430, 1200 490', {
      snow: 462,
      rough: 20,
    }),
    fill('near', 'M0 520h1200v290H0z'),
    fill('green', 'M0 560q300-24 640 0t560-10v60q-400-30-700 0T0 600z'),
    river('water', '820 556, 640 570, 760 590, 520 610, 640 640', { from: 4, to: 26 }),
    road('640 522, 625 545, 590 590, 520 660, 380 820', { from: 3, to: 110 }),
    yak(880, 660, 0.8),
    yak(980, 690, 1),
    yak(790, 640, 0.5),
    motorbike(575, 640, 0.42),
    suv(612, 580, 0.22),
    fill('ground', 'M760 800q200-60 440-50v60z'),
  ),
  'hanle-night': poster(
    'night',
    sky({ horizon: 560 }),
    stars(110, 560),
    milkyWay(330, 560),
    massif('far', '0 560, 200 520, 420 560, 700 500, 950 560, 1200 510', { rough: 26 }),
    massif('mid', '0 700, 200 660, 420 600, 560 580, 700 580, 850 620, 1020 680, 1200 700', {
      rough: 20,
    }),
    at(630, 590, 1.15, observatory('wall', 'accent')),
    at(850, 632, 0.42, observatory('wall', 'dark')),
    road('640 606, 720 640, 640 690, 500 720, 600 830', {
      from: 6,
      to: 60,
      ink: 'ground',
      edge: 'far',
    }),
    fill('ground', 'M0 740q240-40 440 0v70H0zM700 800q200-70 500-50v60z'),
  ),
  'hanle-monastery': poster(
    'noon',
    sky({ horizon: 480 }),
    clouds('220 170 260, 1000 130 240'),
    massif('far', '0 460, 180 400, 380 450, 600 400, 820 450, 1000 390, 1200 440', {
      snow: 420,
      rough: 24,
    }),
    massif(
      'mid',
      '330 600, 430 500, 520 380, 600 300, 640 292, 700 330, 780 430, 880 520, 1000 600',
      { rough: 50 },
    ),
    houses(
      '560 370 70 54 2, 610 300 120 96 3, 690 340 80 70 2, 500 430 50 36 1, 640 390 70 48 2, 750 420 56 40 1',
    ),
    prayerFlags(610, 206, 840, 470, 40, 15),
    houses('430 560 50 32 1, 520 550 54 34 1, 620 560 54 34 1, 720 556 50 32 1, 820 566 50 30 1'),
    fill('green', 'M0 590q320-30 640-6t560-10v240H0z'),
    fill('leaf', 'M0 690q340-40 640 0t560-20v20q-300 30-560 20T0 720z'),
    river('water', '900 600, 760 622, 880 650, 560 690, 700 740, 420 830', { from: 6, to: 120 }),
    river('water', '260 610, 380 640, 200 680, 320 720, 130 820', { from: 4, to: 70 }),
    kiang(860, 730, 0.8),
    kiang(970, 750, 0.95),
    fill('ground', 'M0 800v-20q240-30 460 20z'),
  ),
  'umling-la': poster(
    'dusk',
    sky({ sun: '890 340 80', rings: 2, horizon: 450 }),
    massif('far', '0 440, 200 390, 420 430, 640 380, 860 430, 1200 400', { rough: 26 }),
    massif('mid', '0 350, 160 400, 340 450, 560 500, 760 480', { rough: 40 }),
    massif('near', '0 620, 240 560, 480 500, 700 430, 860 450, 1020 520, 1200 560', { rough: 36 }),
    road(
      '760 440, 700 462, 790 480, 880 496, 720 520, 520 544, 480 566, 700 590, 900 620, 760 660, 420 690, 380 730, 660 760, 800 830',
      { from: 6, to: 64, flat: 0.34 },
    ),
    signboard(560, 486, 0.9, 'accent'),
    prayerFlags(640, 378, 800, 442, 20, 14),
    motorbike(640, 590, 0.5, 'wall'),
    fill('ground', 'M0 800V700q120-20 240 20t220 80zM1200 800V680q-120 0-200 40t-140 80z'),
  ),
  'tso-moriri': poster(
    'noon',
    sky({ horizon: 330 }),
    mirrored(
      470,
      0.32,
      massif(
        'far',
        '0 400, 130 330, 270 250, 400 330, 540 170, 660 250, 780 190, 920 320, 1060 270, 1200 360',
        { snow: 400, foot: 470 },
      ),
      massif('mid', '760 460, 900 420, 1060 350, 1200 320', { foot: 470 }),
    ),
    thin(0.72, lake(470, 800)),
    glints(500, 660, 10),
    fill('near', 'M0 800V610q140-40 300-30t240 70 200 60 260 50v40z'),
    houses(
      '150 660 80 52 2, 250 640 90 60 2, 330 670 80 52 1, 90 720 80 50 1, 220 720 90 56 1, 420 700 76 48 1',
    ),
    houses('190 600 110 76 2', { wall: 'roof', band: 'wall', glass: 'sun' }),
    chorten(500, 716, 88),
    chorten(570, 730, 88),
    prayerFlags(240, 530, 520, 640, 40, 16),
    fill('green', 'M0 800v-50q200-20 420 4t330 46z'),
  ),
  'tso-kar': poster(
    'blush',
    sky({ sun: '280 250 62', horizon: 400 }),
    massif('far', '0 400, 200 330, 360 380, 600 290, 820 370, 1000 310, 1200 370', { snow: 330 }),
    massif('near', '0 440, 280 420, 560 440, 860 410, 1200 440', { rough: 16 }),
    fill('water', 'M0 450h1200v80H0z'),
    glints(456, 520, 7),
    fill('snow', 'M0 520q260-40 520-10 200-30 680-14v320H0z'),
    fill('#9fc3d6', 'M420 800q-40-90 140-130t80-90q120 20 220 90t340 70v60z'),
    thin(
      0.5,
      line(
        'far',
        4,
        'M60 600q120-20 260 0M90 690q140-16 240 4M30 760q120-16 240 0M860 600q160-16 300 4',
      ),
    ),
    kiang(430, 690, 1.25),
    kiang(610, 660, 1.05),
    at(760, 700, -1.2, kiang(0, 0, 1)),
    birds(760, 200, 1.1),
  ),
  'more-plains': poster(
    'ember',
    sky({ sun: '600 400 110', rings: 3, horizon: 430 }),
    massif(
      'far',
      '0 300, 160 330, 330 390, 480 430, 600 440, 740 420, 900 360, 1060 310, 1200 270',
      { rough: 30 },
    ),
    massif('mid', '0 370, 200 410, 420 450, 600 456, 800 444, 1000 400, 1200 360', { rough: 24 }),
    fill('near', 'M0 456h1200v350H0z'),
    thin(0.3, fill('mid', 'M0 500h1200v310H0z'), fill('accent', 'M0 580h560L420 700H0z')),
    fill('sun', 'M594 456h12l234 350H360z'),
    fill('ground', 'M595 456h10l210 350H385z'),
    dashes('600 460, 600 540, 600 660, 600 810', 'sun', { from: 1, to: 26 }),
    motorbike(530, 690, 0.8, 'wall'),
    motorbike(650, 560, 0.35, 'wall'),
    milestone(960, 700, 1.2),
    line('dark', 4, 'M180 650v-150M330 580v-90M420 540v-56M160 510h40M318 500h24M414 492h12'),
    line('dark', 2, 'M180 512Q260 530 330 500 380 510 420 492'),
  ),
}
