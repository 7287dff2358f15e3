// Manali and the road north, Shimla and Kinnaur.

import { gables } from '../kit/buildings.ts'
import { at, fill, group, type Layer, line, poster } from '../kit/canvas.ts'
import { motorbike, suv, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns, dotted, firs, poplars } from '../kit/plants.ts'
import { prayerFlags } from '../kit/shrines.ts'
import { sky, streaks } from '../kit/sky.ts'
import { river, road } from '../kit/ways.ts'
import { milestone, tent } from '../kit/wayside.ts'

/** The tiered timber roof of a temple of the hills. */
const deodarTemple: Layer = group(
  fill('roof', 'M-64 0v-96H64V0z'),
  fill('dark', 'M-18 0v-60h36V0z'),
  fill('ground', 'M-120-84 0-140 120-84zM-90-134 0-186 90-134zM-62-180 0-228 62-180z'),
  fill('sun', 'M-5-228h10v-26H-5z'),
)

export const himachal = {
  manali: poster(
    'mist',
    sky({ horizon: 330 }),
    massif('far', '0 330, 180 200, 340 300, 500 160, 680 290, 860 170, 1020 280, 1200 200', {
      snow: 330,
    }),
    streaks('300 380 560, 900 420 600', 'snow', 26),
    firs({ from: 0, to: 1200, top: 480, foot: 560, tall: 170, count: 40 }, 'mid'),
    hill('near', '0 600, 300 560, 600 590, 900 560, 1200 600'),
    at(600, 660, 1.2, deodarTemple),
    firs('60 760 420, 190 790 360, 330 740 260, 880 740 280, 1010 790 400, 1140 760 440', 'ground'),
    fill('leaf', 'M0 720q300-60 600-50t600 50v90H0z'),
    fill('haze', 'M560 664h80l60 146H480z'),
    firs('250 810 220, 960 810 200', 'ground'),
    walker(560, 740, 0.6, 'accent'),
  ),
  jispa: poster(
    'cream',
    sky({ horizon: 300 }),
    massif('far', '200 330, 360 220, 500 290, 640 150, 800 260, 960 330', { snow: 280 }),
    massif('mid', '0 90, 160 190, 320 300, 460 400, 560 450', { rough: 70 }),
    massif('near', '620 450, 760 360, 900 270, 1060 170, 1200 100', { rough: 70 }),
    hill('green', '0 480, 300 440, 620 450, 900 440, 1200 470'),
    poplars({ from: 20, to: 420, top: 500, foot: 560, tall: 130, count: 14 }),
    poplars({ from: 800, to: 1190, top: 490, foot: 550, tall: 130, count: 12 }),
    river('water', '600 450, 660 490, 520 540, 700 610, 480 700, 640 830', { from: 16, to: 330 }),
    river('snow', '606 460, 664 495, 540 545, 690 615, 520 705, 660 830', { from: 3, to: 22 }),
    hill('leaf', '0 700, 160 660, 320 700, 420 800'),
    hill('leaf', '760 800, 880 700, 1020 670, 1200 690'),
    tent(980, 700, 0.9),
    tent(1100, 720, 1.1, 'roof'),
    motorbike(190, 706, 0.8),
  ),
  'baralacha-la': poster(
    'blush',
    sky({ sun: '900 190 66', rings: 2, horizon: 330 }),
    massif('far', '0 250, 160 170, 320 260, 480 190, 640 290, 800 220, 1000 280, 1200 200', {
      snow: 330,
    }),
    massif('snow', '0 380, 260 310, 480 370, 700 330, 960 360, 1200 320'),
    fill('water', 'M420 430q180-30 400 0-60 40-200 40t-200-40z'),
    fill('haze', 'M470 440q140-20 300 0-60 14-150 14t-150-14z'),
    massif('near', '0 470, 200 440, 420 500, 620 520, 840 490, 1200 450', { snow: 480, rough: 30 }),
    fill(
      'snow',
      'M80 560q140-30 260 0t220 0-120 40-220 20-140-60zM760 560q180-30 330-10t110 60-240 0-200-50zM140 690q120-20 220 10t-60 30-160-40z',
    ),
    road('560 520, 680 536, 800 560, 640 590, 420 610, 380 650, 620 690, 760 730, 700 830', {
      from: 6,
      to: 80,
      flat: 0.36,
    }),
    suv(470, 616, 0.4, 'accent'),
    motorbike(600, 700, 0.62),
    milestone(860, 740, 1.2),
  ),
  shimla: poster(
    'plum',
    sky({ sun: '300 250 66', horizon: 420 }),
    massif('far', '0 420, 240 350, 460 400, 700 330, 940 400, 1200 350', { snow: 366 }),
    hill('mid', '0 620, 200 500, 420 440, 640 420, 860 450, 1060 520, 1200 600'),
    at(
      640,
      430,
      1.1,
      fill('sun', 'M-90 0v-80H60V0zM60 0v-150h60V0z'),
      fill('roof', 'M-106-76-90-120H50l16 44zM54-150l36-70 36 70z'),
      fill(
        'dark',
        'M82-120h16v36H82zM-70-56h16v34h-16zM-36-56h16v34h-16zM-2-56h16v34H-2zM30-56h14v34H30z',
      ),
      line('sun', 5, 'M90-220v-34M80-242h20'),
    ),
    gables(
      '330 500 90 54 2, 440 470 80 50 2, 260 570 96 56 2, 380 570 90 54 2, 500 560 96 60 2, 620 550 100 60 2, 740 560 90 56 2, 860 540 90 54 2, 320 650 100 56 2, 450 650 96 58 2, 590 650 100 60 2, 730 650 96 56 2, 860 640 96 58 2, 960 600 80 50 2',
    ),
    firs({ from: 0, to: 240, top: 640, foot: 760, tall: 220, count: 11 }, 'leaf'),
    firs({ from: 980, to: 1200, top: 600, foot: 760, tall: 230, count: 11 }, 'leaf'),
    hill('ground', '0 760, 300 700, 600 720, 900 700, 1200 770'),
    firs({ from: 240, to: 960, top: 770, foot: 830, tall: 130, count: 14 }, 'ground'),
  ),
  narkanda: poster(
    'lush',
    sky({ sun: '880 200 64', rings: 2, horizon: 340 }),
    massif('far', '0 330, 160 250, 340 320, 540 230, 740 310, 960 240, 1200 310', { snow: 320 }),
    hill('mid', '0 440, 240 380, 480 430, 760 390, 1200 450'),
    firs({ from: 0, to: 1200, top: 440, foot: 490, tall: 110, count: 36 }),
    hill('green', '0 510, 300 470, 700 500, 1200 460'),
    crowns('120 580 90, 240 570 80, 360 585 90, 800 570 84, 920 580 92, 1050 566 86, 1150 590 94'),
    gables('540 600 150 84 2, 690 590 90 60 1'),
    hill('near', '0 650, 400 610, 800 640, 1200 600'),
    crowns('150 770 230, 430 800 170, 820 800 180, 1050 770 240', 'ground'),
    dotted(
      '150 770 230, 430 800 170, 820 800 180, 1050 770 240, 150 760 210, 1050 760 220',
      '#d8382f',
    ),
    road('620 610, 640 640, 580 690, 620 760, 600 830', { from: 10, to: 90 }),
  ),
  chitkul: poster(
    'ice',
    sky({ horizon: 260 }),
    massif('far', '200 330, 340 210, 480 290, 640 110, 780 230, 900 190, 1040 330', { snow: 320 }),
    massif('mid', '0 130, 160 220, 320 330, 460 420, 560 450', { rough: 60, snow: 230 }),
    massif('mid', '700 450, 820 370, 960 270, 1200 150', { rough: 60, snow: 240 }),
    fill('#d9a441', 'M0 480q320-50 600-30t600-20v380H0z'),
    firs({ from: 860, to: 1200, top: 490, foot: 560, tall: 130, count: 16 }),
    river('water', '640 450, 720 490, 600 540, 760 600, 640 690, 860 830', { from: 8, to: 190 }),
    fill('#e7bd5a', 'M0 600q240-30 440 20t200 190H0z'),
    gables(
      '140 560 110 60 2, 270 590 120 70 2, 400 560 100 58 2, 90 670 130 76 2, 330 690 140 80 2',
      { wall: '#b98552', band: '#5d6f86' },
    ),
    at(
      480,
      610,
      0.6,
      fill('roof', 'M-64 0v-96H64V0z'),
      fill('ground', 'M-110-90 0-170 110-90z'),
      fill('sun', 'M-5-170h10v-30H-5z'),
    ),
    line('dark', 4, 'M0 750h420M40 730v40M140 730v40M240 730v40M340 730v40'),
  ),
  kalpa: poster(
    'ember',
    sky({ sun: '1010 170 54', horizon: 300 }),
    massif(
      'far',
      '0 420, 120 330, 230 240, 330 290, 450 130, 540 220, 640 90, 740 200, 850 260, 980 220, 1200 360',
      { snow: 400, rough: 60 },
    ),
    massif('mid', '0 520, 200 470, 420 520, 660 480, 900 530, 1200 470'),
    firs({ from: 0, to: 1200, top: 560, foot: 600, tall: 100, count: 40 }, 'near'),
    hill('near', '0 610, 300 590, 600 610, 900 590, 1200 620'),
    at(
      600,
      690,
      1,
      fill('accent', 'M-100 0v-90H100V0z'),
      fill('roof', 'M-130-86-90-130H90l40 44zM-80-126-50-170H50l30 44z'),
      fill('sun', 'M-10-170h20v-24h-20z'),
      fill('dark', 'M-20 0v-56h40V0zM-76-66h28v32h-28zM48-66h28v32H48z'),
    ),
    prayerFlags(606, 500, 900, 690, 40, 18),
    crowns('130 780 200, 300 800 160, 900 800 170, 1080 780 210', 'ground'),
    dotted('130 780 200, 300 800 160, 900 800 170, 1080 780 210', '#e23f35'),
    fill('ground', 'M0 740q300-50 600-40t600 20v90H0z'),
  ),
}
