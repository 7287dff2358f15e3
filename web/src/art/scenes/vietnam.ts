import { gables, houses } from '../kit/buildings.ts'
import { at, fill, line, poster, thin } from '../kit/canvas.ts'
import { motorbike, walker } from '../kit/figures.ts'
import { karst } from '../kit/karst.ts'
import { hill } from '../kit/mountains.ts'
import { crowns } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'

export const vietnam = {
  hanoi: poster(
    'ember',
    sky({ sun: '820 260 84', rings: 2, horizon: 430 }),
    houses(
      '90 520 90 150 4, 180 520 70 190 5, 1000 520 80 170 5, 1090 520 90 140 4, 280 520 80 120 3, 900 520 80 130 3',
      { wall: 'far', band: 'none', glass: 'sun', lean: 0 },
    ),
    mirrored(
      560,
      0.4,
      crowns('420 545 130, 520 540 110, 720 545 120, 330 545 140, 830 548 130', 'near'),
      fill('wall', 'M560 560v-60h80v60zM572 500v-50h56v50zM584 450v-36h32v36z'),
      fill('roof', 'M548 502h104l-14-14h-76zM562 452h76l-12-14h-52zM576 416h48l-14-26h-20z'),
      fill('dark', 'M588 560v-34q12-14 24 0v34zM590 494v-24q10-10 20 0v24z'),
      fill('ground', 'M520 560q80-18 160 0z'),
    ),
    thin(0.5, lake(560, 800, 'sun')),
    glints(580, 720, 9, 'sun'),
    line('roof', 10, 'M0 640Q160 560 330 640'),
    line(
      'roof',
      6,
      'M0 616Q160 536 330 616M40 632v-30M90 610v-30M140 600v-30M200 602v-30M260 614v-30',
    ),
    line('roof', 8, 'M60 640v50M160 606v80M260 622v60'),
    fill(
      'ground',
      'M1200 800V300q-30 60-40 180-60-60-150-60 80 30 120 100-80-40-160-20 90 20 130 70-100 0-160 60 110-30 180 10 20 90-10 160z',
    ),
    fill('ground', 'M0 800v-50q500-20 1200 0v60z'),
    motorbike(430, 760, 0.9, 'near'),
    walker(640, 764, 0.9, 'accent'),
    fill('sun', 'M606 690l34-24 34 24z'),
  ),
  'ha-giang-karst': poster(
    'lush',
    sky({ sun: '930 170 60', horizon: 340 }),
    karst(
      'far',
      '80 420 300 190, 330 420 260 240, 560 420 280 180, 800 420 300 250, 1080 420 320 200',
    ),
    streaks('300 430 640, 900 450 620', 'haze', 22),
    karst('mid', '200 560 330 290, 480 560 260 210, 1010 560 360 330, 730 560 240 200'),
    hill('near', '0 600, 300 550, 620 590, 900 550, 1200 600'),
    karst('#3d7a66', '60 690 300 240, 1160 690 320 270'),
    hill('green', '0 700, 320 640, 640 690, 940 640, 1200 690'),
    road('560 590, 660 604, 720 624, 560 644, 440 668, 560 700, 760 726, 700 830', {
      from: 6,
      to: 80,
      flat: 0.4,
    }),
    motorbike(500, 690, 0.5),
    motorbike(690, 720, 0.66, 'water'),
  ),
  'dong-van': poster(
    'plum',
    sky({ sun: '900 230 64', horizon: 360 }),
    karst(
      'far',
      '100 470 300 300, 350 470 260 220, 600 470 280 350, 860 470 280 250, 1110 470 320 330',
    ),
    karst('mid', '220 560 340 260, 760 560 320 280, 1060 560 300 220, 480 560 260 200'),
    hill('near', '0 600, 400 560, 800 580, 1200 560'),
    gables('260 640 150 80 2, 430 630 140 84 2, 800 640 150 80 2, 960 630 140 76 2', {
      wall: '#d9a05c',
      band: 'ground',
    }),
    gables('600 690 260 110 3', { wall: '#e2ad66', band: 'ground' }),
    fill('dark', 'M576 690v-66h48v66z'),
    gables('300 740 180 90 2, 910 740 190 90 2', { wall: '#c98f50', band: 'ground' }),
    fill('accent', 'M480 610h12v16h-12zM706 610h12v16h-12zM400 690h12v16h-12zM820 690h12v16h-12z'),
    fill('ground', 'M0 690q160 20 180 120H0zM1200 680q-140 20-160 130h160z'),
    fill('#a8886a', 'M0 740q300-20 600 0t600-10v80H0z'),
    line('ground', 4, 'M20 770q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0'),
    walker(540, 760, 0.9, 'roof'),
    walker(600, 766, 0.8, '#3566c4'),
  ),
  'ma-pi-leng': poster(
    'mist',
    sky({ horizon: 250 }),
    karst('far', '480 330 240 180, 640 330 220 230, 800 330 240 160'),
    fill('mid', 'M0 30q120 10 180 90t140 150 130 170 90 220l-60 150H0z'),
    fill('near', 'M1200 0q-160 60-220 160t-130 170-110 200-80 180l60 100h480z'),
    thin(
      0.22,
      fill(
        'dark',
        'M180 120q80 70 140 150t130 170 90 220l-60 150H330q60-160 10-300T180 120zM1200 240q-140 60-190 170t-120 150-80 130 20 120h-70l-60-100q10-100 80-180t110-200 130-170 180-140z',
      ),
    ),
    river('#2fa39a', '640 330, 620 420, 590 500, 640 580, 560 670, 600 830', {
      from: 10,
      to: 150,
      flat: 1,
    }),
    fill('#8fd8c8', 'M632 400q-30 90-30 110t30 70-60 90l10 4q80-70 62-94t-28-70 24-108z'),
    road('720 520, 800 470, 880 452, 960 470, 1040 440, 1120 380, 1200 370', { from: 10, to: 34 }),
    road('0 400, 130 410, 240 450, 300 500, 250 550, 150 580, 120 630, 260 680, 380 720, 420 830', {
      from: 14,
      to: 90,
    }),
    motorbike(220, 676, 0.66),
    motorbike(930, 470, 0.3),
    at(560, 800, 1, fill('accent', 'M-50 0q50 14 100 0l-14 14h-72z')),
    streaks('620 300 380, 760 230 300', 'snow', 20),
  ),
}
