import { yak } from '../kit/animals.ts'
import { at, fill, group, type Ink, type Layer, line, poster, thin } from '../kit/canvas.ts'
import { walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns, palm, rows } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river } from '../kit/ways.ts'

/** A viharn of Lanna: three roofs, each inside the other, with flame-like tips. */
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

/** A bell-shaped chedi, as slender as a spire. */
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
  'chiang-mai': poster(
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
  pai: poster(
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
  'mae-hong-son': poster(
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
  'mae-sariang': poster(
    'cream',
    sky({ sun: '250 170 56', horizon: 300 }),
    hill('far', '0 300, 280 190, 560 290, 860 180, 1200 290'),
    hill('mid', '0 400, 300 320, 600 410, 900 320, 1200 400'),
    crowns({ from: 0, to: 460, top: 440, foot: 500, tall: 100, count: 16 }),
    crowns({ from: 760, to: 1200, top: 440, foot: 500, tall: 100, count: 16 }),
    river('#c9a46a', '620 440, 560 490, 700 540, 560 620, 760 720, 600 840', { from: 50, to: 420 }),
    thin(0.5, line('snow', 5, 'M560 560h80M600 640h90M540 700h100M680 760h110')),
    ...[
      [230, 560],
      [340, 580],
      [120, 590],
    ].map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        0.8,
        fill('#a8703f', 'M-60-24v-56H60v56z'),
        fill('roof', 'M-84-74-44-124h88l40 50z'),
        line('dark', 7, 'M-50 10v-36M0 10v-36M50 10v-36'),
        fill('dark', 'M-10-24v-36h20v36z'),
      ),
    ),
    ...[
      [620, 560, 0.8],
      [730, 660, 1.1],
    ].map(([x = 0, y = 0, s = 1]) =>
      at(
        x,
        y,
        s,
        fill('ground', 'M-120-14q120 22 240-8l-36 24q-84 14-180 0z'),
        fill('accent', 'M-50-20v-30h90v30z'),
        at(-80, -10, 0.5, walker(0, 0, 1, 'roof')),
      ),
    ),
    hill('leaf', '0 660, 180 630, 360 690, 480 800'),
    hill('leaf', '860 800, 980 690, 1200 640'),
    palm(1060, 720, 330, -50),
    palm(120, 760, 300, 40),
  ),
  'mae-chaem': poster(
    'gold',
    sky({ sun: '860 260 80', rings: 2, horizon: 370 }),
    hill('far', '0 370, 260 280, 560 350, 860 270, 1200 360'),
    hill('mid', '0 450, 320 380, 680 440, 1200 370'),
    ...['#d8c04e', '#b9b04a', '#e3cf6a', '#a7a045', '#d0c255'].map((ink, step) => {
      const y = 480 + step * 66
      return group(
        fill('ground', `M0 ${y}q300 ${20 + step * 8} 620 0t580-${20 + step * 6}v400H0z`),
        fill(ink as Ink, `M0 ${y + 5}q300 ${20 + step * 8} 620 0t580-${20 + step * 6}v400H0z`),
      )
    }),
    thin(
      0.5,
      fill(
        'sun',
        'M620 556q180 0 400-20v18q-200 24-400 30zM160 640q200 14 420 4v20q-240 10-420-4z',
      ),
    ),
    at(
      400,
      560,
      0.8,
      fill('#b98552', 'M-50-10v-50H50v50z'),
      fill('ground', 'M-80-54-30-104h60l50 50z'),
    ),
    yak(720, 660, 0.8, 'ground'),
    ...[
      [520, 720],
      [600, 726],
      [680, 720],
    ].map(([x = 0, y = 0]) =>
      at(x, y, 1, walker(0, 0, 0.8, 'roof'), fill('sun', 'M-26-76 0-98 26-76z')),
    ),
    palm(220, 600, 220, 30),
    palm(1060, 640, 290, -40),
    crowns('960 570 100, 1140 560 110', 'ground'),
  ),
  'doi-inthanon': poster(
    'mist',
    sky({ horizon: 360 }),
    massif('far', '0 380, 240 300, 520 360, 800 280, 1200 350', { rough: 20 }),
    streaks('300 400 700, 900 390 700', 'snow', 34),
    hill('mid', '0 560, 260 480, 480 430, 620 470, 760 440, 960 490, 1200 560'),
    fill('roof', 'M420 450v-40l30-30 20-110q6-40 10-70 4 30 10 70l20 110 30 30v40z'),
    fill('#8f5fa0', 'M700 460v-40l26-28 18-96q6-36 10-62 4 26 10 62l18 96 26 28v40z'),
    line('sun', 5, 'M420 410h120M452 378h56M700 420h108M728 390h52'),
    streaks('520 520 800', 'snow', 40),
    crowns({ from: 0, to: 1200, top: 600, foot: 720, tall: 190, count: 26 }, 'near'),
    streaks('260 640 500, 960 670 560', 'snow', 26),
    crowns('60 830 300, 250 840 260, 980 840 270, 1150 830 310', 'ground'),
    line('leaf', 16, 'M600 800q10-120-20-200M640 800q0-80 30-130'),
    fill(
      'leaf',
      'M580 600q-90-30-130 30 80-20 130-30 20-80 110-60-80 10-110 60-40-80-110-70 80 20 110 70 80-10 110 50-60-40-110-50zM670 670q60-50 120 0-70-10-120 0 20 60 70 80-60-20-70-80-70-10-90 40 30-40 90-40z',
    ),
  ),
}
