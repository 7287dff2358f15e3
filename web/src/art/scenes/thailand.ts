import { at, fill, group, type Ink, type Layer, line, scene, thin } from '../kit/canvas.ts'
import { walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns, palm, rows } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river } from '../kit/ways.ts'

/** A temple hall (viharn) of Lanna: three roofs inside each other, with flame-shaped tips. */
const viharn: Layer = group(
  fill('wall', 'M-130 0v-90h260V0z'),
  fill('roof', 'M-180-70Q-120-110-90-170h180q30 60 90 100z'),
  fill('accent', 'M-130-120Q-80-170-56-230H56q24 60 74 110z'),
  fill('roof', 'M-84-176Q-30-230 0-310q30 80 84 134z'),
  fill('sun', 'M-56-176Q-18-214 0-262q18 48 56 86z'),
  line(
    'sun',
    7,
    'M-180-70q-20-6-26-26M180-70q20-6 26-26M-130-120q-18-6-22-24M130-120q18-6 22-24M0-310v-34',
  ),
  fill('dark', 'M-24 0v-66Q0-90 24-66V0zM-90-20v-44h22v44zM68-20v-44h22v44z'),
)

/** A bell-shaped stupa (chedi) with a slender spire. */
const chedi = (x: number, foot: number, scale: number, ink: Ink = '#f2b93b'): Layer =>
  at(
    x,
    foot,
    scale,
    fill(
      ink,
      'M-80 0v-30h16v-24h14v-22h12Q-30-120-16-150L0-300 16-150Q30-120 38-76h12v22h14v24h16V0z',
    ),
    thin(0.18, fill('dark', 'M16 0v-76Q14-120 6-160L0-300 16-150Q30-120 38-76h12v22h14v24h16V0z')),
    line('roof', 4, 'M-64-30H64M-50-54H50M-36-78H36'),
  )

export const thailand = {
  'chiang-mai': scene(
    'ember',
    sky({ sun: '600 260 120', rings: 2, horizon: 440 }),
    massif('far', '0 430, 240 330, 460 400, 760 320, 1000 390, 1200 330', { rough: 24 }),
    hill('mid', '0 520, 400 490, 800 500, 1200 480'),
    chedi(890, 660, 1.15, 'sun'),
    at(560, 690, 1.25, viharn),
    at(250, 690, 0.7, viharn),
    palm(1080, 720, 300, 30),
    palm(110, 720, 260, -20),
    fill('ground', 'M0 690h1200v120H0z'),
    fill('near', 'M520 690h80l60 110H440z'),
    walker(690, 750, 0.9, 'accent'),
    walker(740, 752, 0.9, 'accent'),
    line('accent', 3, 'M300 120v20M760 90v20M900 170v20'),
    fill('sun', 'M290 90h20v30h-20zM750 60h20v30h-20zM890 140h20v30h-20zM400 200h14v20h-14z'),
  ),
  pai: scene(
    'lush',
    sky({ sun: '880 210 62', rings: 1, horizon: 340 }),
    hill('far', '0 360, 240 240, 480 330, 760 220, 1000 310, 1200 240'),
    streaks('300 370 620, 860 350 560', 'snow', 30),
    hill('mid', '0 450, 300 370, 620 440, 900 370, 1200 430'),
    streaks('700 470 760', 'snow', 26),
    fill('green', 'M0 520q320-50 640-20t560-30v340H0z'),
    rows('60 560 320 -20, 40 600 360 -20, 800 540 340 -20, 840 580 330 -16', 'leaf'),
    ...[
      [470, 640, 1],
      [760, 620, 0.85],
    ].map(([x = 0, y = 0, s = 1]) =>
      at(
        x,
        y,
        s,
        fill('#b98552', 'M-60-20v-60H60v60z'),
        fill('ground', 'M-86-74-40-132H40l46 58z'),
        line('dark', 6, 'M-50 0v-22M50 0v-22M0 0v-22'),
        fill('dark', 'M-12-20v-40h24v40z'),
      ),
    ),
    palm(330, 640, 190, 20, 'leaf'),
    palm(900, 620, 180, -16, 'leaf'),
    river('water', '620 500, 640 540, 580 600, 660 660, 520 720, 620 830', { from: 8, to: 130 }),
    line('#b98552', 12, 'M470 690Q580 660 700 690'),
    line('#b98552', 5, 'M500 684v30M560 676v40M620 676v40M680 684v30M480 668Q580 640 700 668'),
    crowns('110 790 220, 1080 790 240, 980 800 150', 'ground'),
  ),
  'mae-hong-son': scene(
    'dawn',
    sky({ horizon: 320 }),
    hill('far', '0 330, 260 220, 560 320, 860 210, 1200 320'),
    streaks('360 300 500, 900 330 540', 'snow', 24),
    mirrored(
      560,
      0.45,
      hill('mid', '0 440, 300 360, 640 440, 940 370, 1200 440', 560),
      crowns('90 550 130, 190 555 110, 1020 552 130, 1120 556 120, 930 556 100'),
      at(470, 552, 0.8, viharn),
      chedi(660, 552, 0.85, 'wall'),
      chedi(780, 552, 0.7),
      palm(320, 556, 180, 20, 'leaf'),
      fill('ground', 'M0 548h1200v12H0z'),
    ),
    thin(0.5, lake(560, 800, 'snow')),
    streaks('300 590 460, 860 610 520', 'snow', 18),
    glints(640, 780, 8),
    at(
      620,
      720,
      1,
      fill('dark', 'M-110-16q110 26 220 0l-26 20q-84 14-168 0z'),
      at(40, -4, 0.6, walker(0, 0, 1, 'accent')),
    ),
  ),
}
