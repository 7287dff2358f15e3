// The salt lakes and plains east of Leh.

import { birds, kiang, yak } from '../kit/animals.ts'
import { houses } from '../kit/buildings.ts'
import { at, fill, group, type Ink, type Layer, line, poster, thin } from '../kit/canvas.ts'
import { motorbike, suv } from '../kit/figures.ts'
import { massif } from '../kit/mountains.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
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
      fill('sun', 'M-60 0v-80H60V0z'),
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
    suv(612, 580, 0.22),
    fill('ground', 'M760 800q200-60 440-50v60z'),
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
    fill('near', 'M0 800V610q140-40 300-30t240 70 200 60 260 50 220 60z'),
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
    'cream',
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
}
