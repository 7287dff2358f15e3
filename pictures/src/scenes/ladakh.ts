// Leh, the Indus and Nubra: where most tours begin.

import { birds, camel } from '../kit/animals.ts'
import { houses, tier } from '../kit/buildings.ts'
import { disc, fill, line, panorama, scene, wide } from '../kit/canvas.ts'
import { motorbike } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns, dotted, poplars, rows } from '../kit/plants.ts'
import { buddha, chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, sky } from '../kit/sky.ts'
import { river, road } from '../kit/ways.ts'

const CREST_OF_THIKSEY =
  '90 720, 230 610, 340 530, 440 430, 530 330, 600 284, 680 272, 770 296, 850 370, 940 480, 1030 590, 1140 720'

export const ladakh = {
  'leh-palace': scene('noon', [
    sky({ sun: '250 190 62' }),
    massif('far', '0 430, 170 330, 300 400, 480 260, 640 380, 850 270, 1000 370, 1200 300', {
      snow: 360,
    }),
    massif(
      'near',
      '0 620, 200 560, 330 500, 470 440, 600 420, 780 430, 900 520, 1050 560, 1200 640',
      { rough: 50 },
    ),
    houses(
      '470 452 60 52 2, 815 452 76 46 2, 780 446 90 88 3, 720 440 130 132 4, 600 440 220 208 7, 650 440 150 168 5',
      { band: 'roof', wall: '#d9b98a', lean: 0.18 },
    ),
    fill`dark M560 440v-34h28v34zM486 282h228v8H486zM492 300h216v5H492z`,
    prayerFlags(700, 240, 930, 520, 40, 16),
    hill('mid', '0 650, 200 600, 420 570, 640 540, 850 570, 1000 610, 1200 640'),
    houses(
      '120 690 90 60 2, 230 680 80 66 2, 330 660 84 60 2, 430 640 76 56 1, 520 660 96 72 2, 640 640 80 60 2, 730 660 90 66 2, 850 670 84 64 2, 960 660 80 58 1, 1060 690 96 70 2',
    ),
    poplars(
      '60 720 130, 180 735 150, 390 730 140, 590 730 150, 800 735 150, 900 730 130, 1130 740 170',
    ),
    hill('ground', '0 730, 300 715, 600 735, 900 715, 1200 740'),
    houses('200 790 120 76 2, 470 800 130 80 2, 760 795 120 74 2, 1010 800 130 84 2', {
      wall: 'sun',
    }),
  ]),
  thiksey: scene('dawn', [
    sky({ sun: '960 180 62', rings: 2, horizon: 430 }),
    massif(
      'snow',
      '0 400, 150 320, 290 390, 430 300, 560 400, 760 330, 900 410, 1060 310, 1200 380',
    ),
    massif('far', '0 480, 260 420, 500 470, 800 420, 1200 460'),
    massif('mid', CREST_OF_THIKSEY, { rough: 26, shade: 0.14 }),
    tier(CREST_OF_THIKSEY, { from: 512, to: 600, below: 40, tall: 70, storeys: 2 }),
    tier(CREST_OF_THIKSEY, { from: 690, to: 840, below: 50, tall: 76, storeys: 2 }),
    houses('640 330 140 152 3', { wall: 'roof', band: 'wall', glass: 'sun' }),
    houses('742 338 88 96 2', { wall: 'near', band: 'roof' }),
    tier(CREST_OF_THIKSEY, { from: 480, to: 870, below: 116, tall: 76, storeys: 2 }),
    tier(
      CREST_OF_THIKSEY,
      { from: 440, to: 900, below: 188, tall: 68, storeys: 2 },
      { wall: 'sun' },
    ),
    tier(CREST_OF_THIKSEY, { from: 400, to: 700, below: 250, tall: 52 }),
    tier(CREST_OF_THIKSEY, { from: 750, to: 945, below: 246, tall: 50 }),
    tier(CREST_OF_THIKSEY, { from: 500, to: 640, below: 318, tall: 44 }, { wall: 'sun' }),
    tier(CREST_OF_THIKSEY, { from: 820, to: 930, below: 306, tall: 42 }, { wall: 'sun' }),
    line`haze 7 M330 690q110-40 240-52t150-40 60-60`,
    hill('green', '0 690, 260 640, 600 660, 900 640, 1200 680'),
    rows('60 720 420 -24, 520 710 300 -20, 840 705 320 -26'),
    poplars('60 700 120, 120 720 150, 190 712 120, 980 700 130, 1040 720 160, 1120 715 130'),
    hill('ground', '0 770, 300 735, 700 760, 1200 740'),
    chorten(420, 780, 130),
    chorten(520, 785, 105),
  ]),
  sangam: scene('cream', [
    sky({ horizon: 300 }),
    clouds('240 140 230, 960 110 280'),
    massif('far', '300 320, 440 230, 560 160, 700 270, 860 200, 1000 320', { snow: 220 }),
    massif('#c07f3f', '0 110, 150 170, 290 260, 420 350, 560 430', { rough: 60 }),
    massif('#b8683f', '640 430, 760 340, 900 240, 1040 150, 1200 90', { rough: 60 }),
    fill`near M0 470q300-60 600-50t600 40v350H0z`,
    fill`#cdbd9c M0 490q200-30 340 0t230 70q60 50 30 90t30 70q20 40-20 90H280q70-70 50-120t10-90q-60-50-160-50T0 570z`,
    fill`#2f9aa8 M632 424q60 20 50 50t-90 60q-50 30-20 80t60 80q20 50-30 110h290q-40-120-120-190-70-60-30-110t20-60q10-40-150-20z`,
    line`snow 6 M592 534q-50 30-20 80t60 80q20 50-30 110`,
    line`snow/0.6 4 M650 660h60M690 720h90M640 770h80M400 640h70M380 700h60M340 760h90`,
    massif('ground', '820 800, 900 690, 1000 600, 1100 540, 1200 470', { rough: 40 }),
    road('1200 560 20, 1110 610, 1040 680, 960 740, 930 830 60', { flat: 0.6 }),
    massif('mid', '0 590, 100 640, 190 720, 260 800', { rough: 40 }),
    prayerFlags(0, 600, 230, 760, 40, 20),
  ]),
  alchi: scene('gold', [
    sky({ sun: '600 250 120', rings: 2, horizon: 430 }),
    massif('far', '0 380, 180 280, 340 360, 520 300, 700 380, 900 270, 1200 370'),
    massif('mid', '0 480, 250 400, 500 470, 800 410, 1200 490'),
    hill('green', '0 560, 300 530, 700 560, 1200 520'),
    poplars(
      '130 610 250, 190 620 300, 260 610 230, 940 610 280, 1010 620 330, 1090 615 260',
      'ground',
    ),
    houses('600 640 340 120 2, 600 524 170 84 1', { wall: 'wall' }),
    fill`roof M560 640v-70h80v70z`,
    fill`accent M480 556l120-34 120 34z`,
    chorten(360, 650, 150),
    chorten(845, 652, 140),
    hill('leaf', '0 670, 400 640, 800 665, 1200 640'),
    crowns('140 760 210, 330 790 160, 1060 770 220, 880 795 150', 'ground'),
    dotted('140 760 210, 330 790 160, 1060 770 220, 880 795 150', 'accent'),
  ]),
  diskit: panorama('ember', 150, [
    sky({ sun: '330 300 90', rings: 3, horizon: 480 }),
    massif('far', '0 380, 240 440, 420 480, 620 440, 820 330, 1000 230, 1200 150', { snow: 300 }),
    massif('mid', '0 560, 200 540, 400 560, 620 520, 780 400, 930 330, 1060 250, 1200 220', {
      rough: 60,
    }),
    houses(
      '700 520 60 46 1, 800 500 80 60 2, 880 450 80 66 2, 830 430 70 60 2, 930 400 90 78 3, 760 460 70 52 2, 980 360 60 50 1',
    ),
    wide(fill`near M0 620q300-60 620-20t580-40v240H0z`),
    river('sun', '60 600 10, 260 622, 140 650, 380 690, 240 740, 420 830 70'),
    disc('ground', 430, 640, 150, 40),
    buddha(430, 630, 1.35),
    poplars(
      '700 700 130, 760 710 150, 840 705 120, 930 712 160, 1010 705 130, 1090 715 150',
      'ground',
    ),
    hill('ground', '0 760, 300 740, 700 715, 1200 690'),
  ]),
  'hunder-dunes': panorama('plum', 160, [
    sky({ sun: '830 325 74', rings: 2, horizon: 470 }),
    massif(
      'far',
      '0 330, 160 220, 330 320, 500 240, 640 400, 760 420, 920 260, 1080 180, 1200 270',
      { snow: 300 },
    ),
    massif('mid', '0 430, 180 360, 360 440, 600 510, 860 450, 1040 350, 1200 400'),
    poplars(
      '90 540 110, 130 545 140, 190 545 120, 240 548 90, 1000 540 120, 1060 545 150, 1120 545 110',
    ),
    wide(fill`near M0 540q300-16 600 0t600-10v270H0z`),
    wide(fill`accent M0 640q200-110 380-110 130 6 220 80-220-30-340 30T0 760z`),
    wide(fill`sun M1200 600q-200-70-380-20-120 40-220 120 190-70 320-30t280 40z`),
    fill`roof/0.35 M380 530q130 6 220 80-110-16-190-4 30-40-30-76zM820 580q-120 40-220 120 120-44 210-44-40-40 10-76z`,
    wide(fill`near M0 730q260-90 560-40t640-20v130H0z`),
    camel(470, 672, 1.2),
    camel(640, 662, 1.1),
    camel(790, 672, 1),
    line`ground 3 M550 594q20 40 40 24M710 598q20 40 34 20`,
    wide(fill`ground M0 800v-30q300-60 620-10t580-20v60z`),
  ]),
  'shyok-road': scene('ice', [
    sky({ sun: '900 170 56', horizon: 360 }),
    massif('far', '300 360, 430 240, 560 170, 700 260, 820 330, 1000 300', { snow: 290 }),
    massif('mid', '0 90, 160 170, 300 260, 420 330, 560 420, 640 470', { rough: 80 }),
    massif('#9a7f8c', '560 470, 700 380, 840 280, 980 200, 1200 60', { rough: 90 }),
    fill`near M0 500q340-60 640-40t560 10v330H0z`,
    river('water', '640 452 6, 700 480, 620 510, 720 560, 900 600, 1000 680, 1240 770 100'),
    river('water', '660 470 4, 780 500, 880 540, 840 590, 980 640, 1240 660 46'),
    river('water', '690 540 10, 640 590, 700 650, 860 700, 940 830 80'),
    river('snow', '640 456 1, 696 482, 628 512, 724 564, 900 610, 990 684, 1240 780 14'),
    massif('ground', '0 420, 120 470, 240 540, 330 620, 420 720, 520 800', { rough: 40 }),
    road('600 452 5, 500 470, 440 500, 410 560, 430 640, 520 720, 600 830 110'),
    motorbike(440, 690, 0.62),
    birds(700, 230),
  ]),
}
