import { gables, houses } from '../kit/buildings.ts'
import { fill, type Layer, line, listed } from '../kit/canvas.ts'
import { figure } from '../kit/figure.ts'
import { birds, drivingAway, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, atEach, placed } from '../kit/place.ts'
import { firs, rows } from '../kit/plants.ts'
import { numbersOf } from '../kit/points.ts'
import { panorama, scene } from '../kit/scene.ts'
import { buddha, prayerFlags } from '../kit/shrines.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
import { dashes, river, road } from '../kit/ways.ts'

/** The tower of a dzong: white walls leaning in, a red band, roofs on top of each other. */
const dzongTower = placed(() => [
  houses`lean=0.16 band=roof: 0 0 150 170 3`,
  fill`accent M-104-164-70-196H70l34 32z`,
  houses`lean=0 band=roof: 0 -196 84 44 1`,
  fill`accent M-74-236-40-268H40l34 32z`,
  fill`sun M-10-268h20v-20h-20zM-3-288h6v-22h-6z`,
])

/** Tall white prayer flags for the dead, as on passes of Bhutan. */
const manidhar = listed({}, (list) => {
  const poles = numbersOf(list)
  const cloths = poles.map(([x = 0, foot = 0, tall = 0]) => {
    const t = (part: number) => Math.round(tall * part)
    return `M${x} ${foot - tall}q${t(0.16)} 8 ${t(0.14)} ${t(0.34)}q${t(0.06)} ${t(0.2)}-${t(0.02)} ${t(0.4)}l-${t(0.12)}-8z`
  })
  const sticks = poles.map(([x = 0, foot = 0, tall = 0]) => `M${x} ${foot}v-${tall}`)
  return [fill`snow ${cloths.join('')}`, line`dark 4 ${sticks.join('')}`]
})

/** A roof with upturned eaves, given by its middle, lower edge, width and height. */
function eaves(x: number, foot: number, wide: number, tall: number): string {
  const [half, top] = [wide / 2, Math.round(wide * 0.3)]
  return `M${x - half} ${foot - 20}q40 6 ${half - top}-${tall - 20}h${top * 2}q${half - top - 40} ${tall - 14} ${half - top} ${tall - 20}l-14 20q-${half - 14} 22-${wide - 28} 0z`
}

/** One of the two painted pillars of the gate. */
const gatePillar = (x: number): Layer => [
  fill`wall M${x - 64} 690v-160h124v160z`,
  fill`roof M${x - 72} 700v-30H${x + 68}v30zM${x - 64} 540h124v12h-124z`,
  fill`sun M${x - 36} 566h68v84h-68z`,
  fill`#3566c4 M${x - 28} 574h52v68h-52z`,
  fill`accent M${x - 2} 584q34 22 0 48-34-26 0-48z`,
  fill`dark/0.16 M${x + 32} 670V552h28v118z`,
]

const GATE_PANELS = [340, 410, 480, 550, 620, 690, 760, 830]
  .map((x) => `M${x} 492h30v22h-30z`)
  .join('')

/** A black-necked crane, about 100 units high, that looks to the right. */
const crane = figure('crane')

export const bhutan = {
  'paro-taktsang': scene('mist', [
    sky({ sun: '250 200 60', horizon: 420 }),
    massif`far: 0 420, 200 350, 400 410, 600 360, 760 430`,
    streaks`snow thick=26: 200 470 460, 420 540 520`,
    firs`near to=420 top=620 foot=720 tall=190 count=20`,
    massif`#7d6a5e rough=60 shade=0.3: 330 800, 370 640, 420 520, 470 430, 520 200, 600 90, 760 40, 900 60, 1040 0, 1200 0`,
    fill`#9c8672 M470 470q90-30 210-10l190-10 60 40-40 30-120 20 20 90-70 170H480q-40-160-10-330z`,
    line`#5f4f48 7 M560 130q-20 120 0 240M690 90q20 120-10 250M860 90q-30 130 10 300M980 60q10 150-20 300`,
    houses`lean=0.14: 560 470 96 84 2, 660 450 110 110 3, 770 440 100 90 2, 860 470 70 60 1`,
    fill`accent M500 388l24-26h72l26 26zM592 342l26-30h86l26 30zM710 352l26-28h70l26 28zM818 412l18-22h50l18 22z`,
    fill`sun M650 312h22v-18h-22zM758 324h24v-16h-24zM550 362h20v-14h-20z`,
    houses`lean=0.14: 500 540 70 50 1, 600 530 76 50 1`,
    fill`accent M458 492l16-18h54l16 18zM556 482l16-18h56l16 18z`,
    line`haze 8 M930 480q-20 120 0 330`,
    prayerFlags`330 600 560 470 90 20, 300 660 600 520 120 20`,
    firs`ground: 360 810 200, 440 790 140, 540 800 130, 660 810 150, 800 800 160, 930 810 190, 1060 800 210, 1150 790 230`,
  ]),
  'chele-la': scene('ice', [
    sky({ horizon: 400 }),
    clouds`250 190 240, 960 120 300`,
    massif`far snow=400: 380 420, 520 330, 640 210, 700 190, 780 280, 920 360, 1060 420`,
    hill`mid: 0 470, 260 420, 560 470, 860 440, 1200 480`,
    firs`top=490 foot=560 tall=130 count=44`,
    hill`green: 0 620, 300 560, 640 590, 900 560, 1200 610`,
    manidhar`120 650 330, 210 640 300, 300 660 360, 400 640 300, 830 640 310, 920 660 360, 1010 640 310, 1100 650 340`,
    prayerFlags`400 350 830 340 120 26`,
    road`flat=0.8: 604 576 10, 622 594, 590 640, 600 720, 600 880 230`,
    dashes`606 580 1, 620 596, 592 640, 600 720, 600 880 14`,
    drivingAway`572 708 0.56 accent`,
  ]),
  thimphu: scene('lush', [
    sky({ horizon: 320 }),
    clouds`300 150 260, 900 190 220`,
    massif`far: 0 330, 260 250, 520 300, 800 240, 1200 320`,
    hill`mid: 0 420, 300 330, 600 400, 900 330, 1200 420`,
    buddha`330 372 0.55 #e2aa3e`,
    firs`top=470 foot=520 tall=80 count=40`,
    hill`green: 0 540, 400 500, 800 520, 1200 500`,
    gables`120 590 80 60 3, 220 570 80 66 3, 330 590 84 70 3, 900 570 84 70 3, 1000 590 84 66 3, 1100 580 80 60 3, 420 570 70 56 2, 820 560 70 56 2`,
    houses`lean=0.06: 620 680 460 90 2`,
    fill`accent M370 594l34-26h432l34 26z`,
    dzongTower`620 620 0.95, 420 680 0.55, 820 680 0.55`,
    hill`leaf: 0 700, 300 680, 620 690, 900 680, 1200 700`,
    rows`green width=7: 60 740 360 -20, 500 760 420 -24, 880 735 300 -20`,
  ]),
  'dochu-la': scene('blush', [
    sky({ sun: '960 180 54', horizon: 380 }),
    massif`far snow=420: 0 390, 120 310, 250 350, 380 260, 500 330, 640 250, 760 320, 900 270, 1040 340, 1200 280`,
    streaks`snow thick=22: 300 430 620, 860 460 700`,
    hill`mid: 0 520, 300 470, 640 510, 960 470, 1200 520`,
    firs`top=540 foot=590 tall=110 count=44`,
    hill`green: 0 760, 200 680, 400 600, 600 560, 800 600, 1000 680, 1200 760`,
    atEach(
      '600 600 1, 490 630 0.85, 710 630 0.85, 380 680 0.95, 560 690 1, 700 690 1, 840 680 0.95, 290 750 1.15, 460 760 1.2, 630 770 1.25, 800 760 1.2, 960 750 1.15',
      [
        houses`lean=0.06: 0 0 70 72 0`,
        fill`accent M-46-72-26-92h52l20 20z`,
        fill`sun M-6-92h12v-18H-6z`,
        fill`dark M-10-20h20v20h-20z`,
      ],
    ),
  ]),
  'punakha-dzong': panorama('dusk', 138, [
    sky({ sun: '880 220 62', rings: 2, horizon: 380 }),
    massif`far rough=24: 0 370, 240 280, 460 350, 700 290, 940 350, 1200 280`,
    hill`mid: 0 470, 260 400, 560 450, 860 400, 1200 460`,
    hill`leaf: 0 540, 300 500, 600 520, 900 500, 1200 540`,
    houses`lean=0.05: 600 610 520 120 3`,
    fill`accent M318 498l40-34h484l40 34z`,
    dzongTower`600 500 1.02, 400 600 0.62, 800 600 0.62`,
    fill`near M240 612q360-24 720 0l-60 40q-300 24-600 0z`,
    fill`water M-400 596q100-32 200-24t200 8q120 0 260 40 150 40 340 40t340-40 260-50 200 12 200-12v230H-400z`,
    fill`far M-400 668q200-36 400-28 160 10 300 50t300 40 300-50 300-50 200 16 200-16v56q-200 30-400 0-200 10-340 60t-260 40-280-50T0 690q-200-20-400 20z`,
    line`sun 5 M340 690h150M560 710h120M740 690h120M160 650h80M980 650h90M300 750h160M760 750h140`,
    line`dark 6 M880 610q100 30 220-20M880 590q100 30 220-20`,
    atEach('440 646 0.7, 500 652 0.7, 690 652 0.7, 760 646 0.7', [
      fill`#b48ad0 M-40-20q-10-50 40-56 50 6 40 56-40 14-80 0z`,
      line`dark 6 M0 0v-30`,
    ]),
    hill`ground: 0 770, 300 760, 620 790, 900 770, 1200 750`,
  ]),
  gangtey: scene('cream', [
    sky({ sun: '300 190 58', rings: 2, horizon: 300 }),
    clouds`900 130 260`,
    massif`far rough=24: 0 300, 260 220, 520 290, 800 210, 1200 280`,
    hill`mid: 0 370, 300 290, 600 380, 900 300, 1200 360`,
    firs`to=340 top=400 foot=450 tall=90 count=24`,
    firs`from=860 top=390 foot=440 tall=90 count=22`,
    fill`green M0 470q300-90 600-86t600 70v360H0z`,
    fill`#c3cc7c M0 560Q260 440 620 446T1200 520V810H0z`,
    river`haze flat=0.3: 700 424 6, 560 440, 720 458, 480 480, 660 506, 880 540, 760 580, 1000 650, 1260 690 110`,
    river`water flat=0.3: 700 424 3, 560 440, 720 458, 480 480, 660 506, 880 540, 760 580, 1000 650, 1260 690 84`,
    fill`leaf M716 588Q800 560 850 500T1000 420 1200 428V610Q940 640 716 588z`,
    dzongTower`1000 430 0.72`,
    houses`lean=0.06 band=roof: 900 440 90 50 1, 1100 440 90 50 1`,
    gables`860 506 66 42 1, 1080 490 70 44 1, 1150 510 76 46 1, 960 500 60 40 1`,
    manidhar`800 560 130, 826 556 140, 852 552 130`,
    rows`#9bab58 width=4: 40 640 300 -16, 420 600 200 -8, 660 740 280 -10, 60 770 240 -8, 960 740 220 -10`,
    crane`300 690 1.7, 130 640 1.1`,
    at(500, 740, -1.9, [crane`0 0`]),
    at(210, 622, -0.8, [crane`0 0`]),
    fill`leaf M0 800v-30q140-20 300 0t260 30z`,
    birds`560 190 1.3`,
  ]),
  phuentsholing: scene('tropic', [
    sky({ sun: '250 160 60', rings: 2, horizon: 420 }),
    clouds`900 130 260`,
    hill`far: 0 400, 260 300, 520 380, 820 260, 1200 380`,
    hill`mid: 0 480, 300 400, 600 470, 900 400, 1200 480`,
    firs`from=440 to=770 top=560 foot=600 tall=90 count=14`,
    gables`wall=wall band=leaf: 90 660 140 170 4, 230 655 110 130 3, 980 655 110 140 3, 1120 660 140 180 4`,
    fill`#c9c2a4 M0 650h1200v160H0z`,
    fill`ground M540 596h120l280 214H260z`,
    fill`snow M597 610h6l2 20h-10zM594 645h12l3 30h-18zM588 695h24l5 50h-34zM580 765h40l6 40h-52z`,
    gatePillar(400),
    at(800, 0, -1, [gatePillar(0)]),
    fill`roof M320 470h560v64H320z`,
    fill`sun M320 470h560v10H320zM320 524h560v10H320z`,
    fill`#3566c4 ${GATE_PANELS}`,
    fill`ground M460 534h280v14q-140 16-280 0z`,
    fill`accent ${eaves(600, 472, 700, 62)}`,
    fill`sun M262 460q338 24 676 0l-8 12q-330 24-660 0z`,
    houses`wall=roof band=none lean=0: 600 414 330 52 0`,
    fill`sun M460 376h30v26h-30zM510 376h30v26h-30zM560 376h30v26h-30zM610 376h30v26h-30zM660 376h30v26h-30zM710 376h30v26h-30z`,
    fill`accent ${eaves(600, 368, 430, 56)}`,
    fill`sun M392 358q208 18 416 0l-8 10q-200 18-400 0z`,
    fill`roof M540 314h120v-34H540z`,
    fill`accent ${eaves(600, 284, 200, 48)}`,
    fill`sun M508 276q92 10 184 0l-6 8q-88 10-172 0zM588 240h24v-20l-12-24-12 24z`,
    drivingAway`556 728 1.15 accent`,
    walker`350 740 0.95 #3566c4, 880 736 0.95 roof`,
  ]),
}
