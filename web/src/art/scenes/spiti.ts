// The upper Sutlej and the Spiti valley.

import { yak } from '../kit/animals.ts'
import { houses } from '../kit/buildings.ts'
import { fill, line, poster, thin } from '../kit/canvas.ts'
import { motorbike } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns, dotted, poplars, rows } from '../kit/plants.ts'
import { buddha, chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, crescent, sky, stars, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'
import { tent } from '../kit/wayside.ts'

export const spiti = {
  nako: poster(
    'gold',
    sky({ horizon: 330 }),
    streaks('300 120 360, 860 170 460', 'snow'),
    mirrored(
      520,
      0.45,
      massif('far', '0 260, 180 180, 360 270, 560 200, 760 280, 960 190, 1200 260', {
        foot: 520,
        snow: 236,
      }),
      massif('near', '0 400, 240 370, 480 420, 740 400, 980 350, 1200 390', { foot: 520 }),
      fill('green', 'M0 480q300-20 600-12t600-10v62H0z'),
      houses('470 490 80 56 2, 560 484 84 62 2, 655 492 86 56 2, 745 486 80 58 2'),
      poplars(
        '230 510 190, 275 512 220, 330 512 180, 840 510 200, 890 512 230, 945 512 190, 1000 510 170',
        '#8c8f2f',
      ),
    ),
    thin(0.42, lake(520, 690, 'sun')),
    glints(540, 660, 8, 'sun'),
    hill('ground', '0 740, 200 690, 420 700, 700 720, 960 690, 1200 700'),
    chorten(960, 760, 150),
    fill('near', 'M0 790q300-40 640-10t560-20v50H0z'),
  ),
  tabo: poster(
    'noon',
    sky({ sun: '960 170 56', horizon: 380 }),
    massif('mid', '0 240, 180 170, 360 250, 560 190, 760 270, 980 200, 1200 260', { rough: 60 }),
    massif('#c98a5a', '0 400, 200 350, 420 420, 660 380, 900 420, 1200 360', { rough: 50 }),
    fill(
      'dark',
      'M420 440h14v16h-14zM470 430h14v18h-14zM530 436h14v16h-14zM780 430h14v18h-14zM730 446h12v14h-12z',
    ),
    hill('near', '0 520, 400 490, 800 500, 1200 480'),
    houses('240 600 200 90 0, 460 610 220 120 0, 690 604 180 100 0, 900 600 210 84 0', {
      wall: '#d8a873',
      band: '#a06a48',
    }),
    houses('580 640 190 120 0', { wall: '#e3b985', band: 'roof' }),
    fill('dark', 'M560 640v-56h40v56z'),
    houses('350 650 130 64 0, 800 652 140 70 0', { wall: '#cf9a66', band: '#a06a48' }),
    chorten(180, 690, 150),
    chorten(1020, 690, 140, '#e3b985'),
    chorten(940, 690, 100, '#e3b985'),
    hill('green', '0 700, 300 670, 640 690, 920 676, 1200 700'),
    crowns('90 790 140, 300 800 120, 700 800 130, 880 795 120, 1100 790 150'),
    dotted('90 790 140, 300 800 120, 700 800 130, 880 795 120, 1100 790 150', '#e8503a'),
  ),
  'key-monastery': poster(
    'ember',
    sky({ sun: '300 250 76', rings: 3, horizon: 400 }),
    massif('far', '0 360, 160 260, 340 370, 540 300, 760 360, 940 220, 1080 290, 1200 210', {
      snow: 310,
    }),
    massif('mid', '0 500, 240 460, 520 500, 800 440, 1000 350, 1200 260', { rough: 50 }),
    massif(
      'near',
      '240 720, 360 600, 460 470, 540 360, 600 280, 650 280, 730 370, 820 480, 930 610, 1050 720',
      { rough: 40 },
    ),
    houses(
      '540 360 76 50 1, 625 300 110 74 2, 700 360 80 54 2, 610 370 84 60 2, 480 440 72 48 1, 560 440 84 60 2, 650 440 90 64 2, 745 440 76 52 2, 430 520 72 46 1, 515 520 80 56 2, 605 520 86 60 2, 700 520 86 58 2, 790 520 74 48 1, 470 600 70 44 1, 560 600 80 52 1, 660 600 84 52 2, 750 600 72 44 1',
      { wall: 'wall' },
    ),
    fill('green', 'M0 680q320-40 640-10t560-20v160H0z'),
    river('sun', '1200 690, 960 700, 1060 730, 700 750, 820 790, 560 840', { from: 20, to: 90 }),
    road('640 660, 780 676, 560 690, 330 700, 200 740, 240 830', { from: 6, to: 60 }),
    hill('ground', '0 790, 200 760, 420 800'),
  ),
  langza: poster(
    'noon',
    sky({ horizon: 350 }),
    clouds('200 200 220'),
    massif(
      'far',
      '140 470, 280 400, 420 300, 560 170, 640 84, 720 180, 800 230, 900 320, 1040 400, 1200 450',
      { snow: 400, rough: 50 },
    ),
    hill('mid', '0 480, 260 430, 560 470, 900 430, 1200 470'),
    hill('green', '0 540, 300 500, 700 540, 1200 490'),
    houses(
      '720 560 76 46 1, 800 540 80 50 2, 890 556 76 46 1, 970 540 80 50 2, 840 600 80 46 1, 940 606 76 44 1',
      { band: '#2b4fa8' },
    ),
    rows('100 580 420 -30, 60 620 380 -26, 620 640 500 -30'),
    hill('near', '0 660, 260 610, 520 660, 860 690, 1200 650'),
    buddha(330, 660, 1.35),
    yak(760, 760, 1),
    yak(900, 740, 0.8),
  ),
  chandratal: poster(
    'night',
    sky({ horizon: 330 }),
    stars(90, 330),
    crescent(900, 150, 52),
    massif(
      'far',
      '0 340, 150 240, 300 310, 470 190, 620 280, 780 210, 940 310, 1080 250, 1200 330',
      { snow: 320 },
    ),
    massif('mid', '0 400, 200 360, 420 400, 700 370, 960 400, 1200 350', { rough: 40 }),
    fill('near', 'M0 420q300-20 600-10t600-10v410H0z'),
    fill(
      '#4f7fd0',
      'M190 500q180-60 460-46t380 70q60 60-70 120t-330 50q240-30 260-90t-200-80-500-24z',
    ),
    fill('#8fb4ee', 'M250 494q180-40 400-26t340 56q-140-46-360-46t-380 16z'),
    thin(0.7, fill('sun', 'M850 560h80l-12 6h-56zM830 590h100l-16 7h-70zM810 620h80l-14 7h-50z')),
    fill('ground', 'M0 640q200-20 380 40t240 130H0zM1200 690q-220-10-340 40t-160 80h500z'),
    tent(250, 740, 0.9, 'accent'),
    tent(390, 770, 0.7, 'sun'),
  ),
  'kunzum-la': poster(
    'high',
    sky({ sun: '980 160 50', horizon: 420 }),
    massif(
      'far',
      '0 380, 140 280, 280 340, 430 220, 580 320, 760 200, 900 300, 1060 230, 1200 320',
      { snow: 262 },
    ),
    massif('mid', '0 520, 300 480, 620 510, 900 470, 1200 500', { rough: 30 }),
    hill('near', '0 580, 300 550, 620 560, 900 545, 1200 580'),
    chorten(600, 640, 260),
    chorten(380, 640, 200),
    chorten(820, 640, 200),
    line('dark', 5, 'M110 660V400M1090 660V400'),
    prayerFlags(110, 404, 600, 392, 110, 28),
    prayerFlags(600, 392, 1090, 404, 110, 28),
    prayerFlags(110, 480, 600, 420, 160, 24),
    prayerFlags(600, 420, 1090, 480, 160, 24),
    hill('ground', '0 670, 300 640, 600 660, 900 640, 1200 670'),
    road('0 730, 300 720, 700 740, 1200 760', { from: 60, to: 80 }),
    motorbike(300, 738, 0.95),
    motorbike(480, 744, 0.95, 'water'),
  ),
}
