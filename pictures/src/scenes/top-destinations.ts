import { houses } from '../kit/buildings.ts'
import { disc, fill, type Layer, line, translucent } from '../kit/canvas.ts'
import { figure, part } from '../kit/figure.ts'
import { birds, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, atEach, eachOf } from '../kit/place.ts'
import { crowns, firs, palm } from '../kit/plants.ts'
import { scene } from '../kit/scene.ts'
import { clouds, sky, stars } from '../kit/sky.ts'
import { glints, lake, mirrored, sunPath } from '../kit/water.ts'

/** A stone pine of Rome: a bare stem and a flat crown. */
const stonePine = figure('stone-pine')

/** A shell of Sydney's opera house, with glass in the opening. `foot`: the y of its base; `tall`: its height. */
const shell = eachOf({}, ([x = 0, foot = 0, tall = 0]) => {
  const t = (part: number) => Math.round(tall * part)
  const back = `C${t(0.06)}-${t(0.46)} ${t(0.4)}-${t(0.86)} ${t(0.98)}-${t(1)}`
  return at(x, foot, 1, [
    fill`#b98a63 M${t(0.5)} 0Q${t(0.66)}-${t(0.5)} ${t(0.9)}-${t(0.8)}Q${t(0.86)}-${t(0.4)} ${t(0.98)} 0z`,
    fill`snow M0 0${back}Q${t(0.58)}-${t(0.6)} ${t(0.64)} 0z`,
    fill`dark/0.2 M${t(0.98)}-${t(1)}Q${t(0.58)}-${t(0.6)} ${t(0.64)} 0H${t(0.42)}Q${t(0.38)}-${t(0.66)} ${t(0.98)}-${t(1)}z`,
  ])
})

const sailingBoat = figure('sailing-boat')

const parasol = figure('parasol')

/** One of the twin towers of Kuala Lumpur: a star in plan, so that its walls are ribs, narrower at each setback. */
const petronasTower: Layer = [
  fill`wall M-66 0V-270h6V-350h6V-420h8V-476h8V-520h8V-552h10V-576L-6-596-2-660h4L6-596 20-576V-552H30V-520h8V-476h8V-420h8V-350h6V-270h6V0z`,
  fill`dark/0.14 M-44 0V-420h14V0zM-12 0V-552h10V0z`,
  fill`dark/0.3 M22 0V-552h8V-520h8V-476h8V-420h8V-350h6V-270h6V0z`,
  line`dark/0.4 2.5 ${Array.from({ length: 22 }, (_, row) => `M-${row < 11 ? 64 : row < 15 ? 58 : 52} ${-24 - row * 18}h${2 * (row < 11 ? 64 : row < 15 ? 58 : 52)}`).join('')}`,
  line`sun 5 M-64-270H64M-58-350H58M-52-420H52M-44-476H44M-36-520H36M-28-552H28`,
  fill`sun M-20-576Q0-600 20-576z`,
]

/** A skier in a turn to the right, low over the edges. */
const skier = part('skier')()

export const topDestinations = {
  rome: scene('gold', [
    sky({ sun: '840 260 90', rings: 2, horizon: 450 }),
    hill`far: 0 470, 260 420, 560 460, 860 410, 1200 460`,
    houses`wall=#e8a86a band=roof lean=0: 180 600 130 90 2, 300 610 120 110 2, 900 610 130 100 2, 1030 600 140 90 2`,
    fill`wall M360 620V500h480v120z`,
    fill`wall M470 500v-110h260v110z`,
    fill`far M452 396q0-190 148-206 148 16 148 206z`,
    fill`dark/0.22 M640 196q108 30 108 200h-70q10-140-38-200zM730 500V390h-60v110zM840 620V500H740v120z`,
    line`wall 6 M600 192q-80 60-96 200M600 192q-30 80-36 200M600 192q30 80 36 200M600 192q80 60 96 200`,
    fill`wall M576 192v-50h48v50z`,
    fill`far M570 144l30-44 30 44z`,
    line`roof 5 M600 100V66M588 80h24`,
    fill`dark M486 420h22v60h-22zM530 420h22v60h-22zM574 420h22v60h-22zM618 420h22v60h-22zM662 420h22v60h-22zM700 420h18v60h-18zM390 540h26v80h-26zM440 540h26v80h-26zM490 540h26v80h-26zM540 540h26v80h-26zM590 530h30v90h-30zM644 540h26v80h-26zM694 540h26v80h-26zM744 540h26v80h-26zM794 540h26v80h-26z`,
    fill`sun M340 506v-16h520v16zM452 398v-12h296v12zM500 520h200l-100-40z`,
    hill`ground: 0 640, 300 610, 600 622, 900 606, 1200 640`,
    stonePine`210 740 1.5, 1010 750 1.7, 60 770 1.3`,
    hill`dark: 0 740, 300 715, 600 745, 900 720, 1200 745`,
  ]),
  singapore: scene('night', [
    sky({ horizon: 560 }),
    stars(50, 300),
    disc('sun', 950, 150, 44),
    houses`wall=far band=none glass=accent lean=0: 120 600 80 240 8, 200 600 70 330 10, 280 600 70 270 9, 940 600 70 300 10, 1020 600 80 380 12, 1110 600 80 280 9`,
    mirrored(610, 0.4, [
      ...[440, 590, 740].map((x) => [
        fill`wall M${x - 46} 610l16-330h60l16 330z`,
        fill`dark/0.28 M${x + 8} 610V280h22l16 330z`,
        line`dark 3 M${x - 30} 330h60M${x - 32} 370h64M${x - 34} 410h68M${x - 36} 450h72M${x - 38} 490h76M${x - 40} 530h80M${x - 42} 570h84`,
      ]),
      fill`sun M350 282q-40-6-40-26 260-40 560-16-10 40-60 42z`,
      fill`leaf M400 244q16-20 30-2 16-20 30 0 20-18 34-2 16-18 30 0 18-18 34 0 18-16 30 2 18-18 34 0 18-16 34 0z`,
      fill`dark M0 602h1200v8H0z`,
      at(930, 610, 1, [
        fill`snow M-50 0q-70-50-90-130 50 10 70 60-6-60 0-100 40 40 40 100 10-60 40-100 20 50 4 110 30-50 74-60-14 80-84 120z`,
        fill`dark/0.25 M-10 0q-10-80 14-170 20 50 4 110 30-50 74-60-14 80-84 120z`,
      ]),
    ]),
    translucent(0.55, lake(610, 800, 'haze')),
    glints(630, 790, 14, 'accent'),
    at(250, 700, 0.9, [
      fill`dark M-90-14q90 20 180-6l-24 22H-70z`,
      fill`accent M-40-24h70v-20h-70z`,
    ]),
  ]),
  paris: scene('blush', [
    sky({ sun: '380 300 90', rings: 2, horizon: 470 }),
    houses`wall=wall band=none lean=0: 90 640 130 110 3, 220 640 120 124 3, 340 640 110 110 3, 870 640 120 116 3, 990 640 120 124 3, 1110 640 130 110 3`,
    fill`far M20 534l16-44h108l16 44zM156 520l16-44h96l16 44zM280 534l16-44h88l16 44zM806 528l16-44h96l16 44zM926 520l16-44h96l16 44zM1042 534l16-44h108l16 44z`,
    fill`ground M590 60h20l8 150q6 150 44 240 40 110 110 220h-92q-30-90-80-90t-80 90h-92q70-110 110-220 38-90 44-240z`,
    fill`haze M592 250q-6 80-26 160h68q-20-80-26-160zM556 450q-14 50-34 90 34-24 78-24t78 24q-20-40-34-90z`,
    fill`ground M536 424h128v22H536zM566 232h68v14h-68zM596 60h8V20h-8z`,
    line`ground 6 M590 270 624 330M610 270 578 330M580 340 632 400M620 340 568 400M560 460 590 510M640 460 610 510M530 500 560 520M670 500 640 520`,
    crowns`leaf: 330 700 110, 430 710 100, 770 706 104, 880 700 116, 990 704 110, 220 704 110`,
    fill`green M0 680h1200v130H0z`,
    fill`sun M560 680h80l90 130H470z`,
    crowns`ground: 80 780 190, 1120 780 200`,
    walker`560 740 0.8 roof, 650 752 0.8 accent`,
    birds`800 220 1.2`,
  ]),
  lumpur: scene('plum', [
    sky({ sun: '600 400 150', rings: 3, horizon: 560 }),
    clouds`haze: 180 250 260, 1040 200 220`,
    fill`far M0 690V560h50v-60h60v40h40V430h54v90h46v-50h60v80h50V470h44l10-40h8l10 40h30v220zM790 690V500h44v-60h56v40h40V390h20v-30h22v30h20v150h40V460h56v70h50v-40h52v200z`,
    fill`mid M0 690V620h60v-50h70v40h50v-60h64v50h60v-70h54v160zM850 690V580h60v-50h54v60h60v-80h70v50h50v-30h56v170z`,
    fill`sun/0.8 M66 590h8v12h-8zM90 620h8v12h-8zM200 580h8v12h-8zM222 610h8v12h-8zM310 560h8v12h-8zM330 600h8v12h-8zM930 560h8v12h-8zM930 600h8v12h-8zM1040 540h8v12h-8zM1064 580h8v12h-8zM1150 590h8v12h-8zM170 450h6v10h-6zM184 480h6v10h-6zM950 410h6v10h-6zM960 450h6v10h-6zM1090 500h6v10h-6z`,
    // The tower on its hill.
    fill`mid M300 690 316 400h-16l-14-24 4-26h20l5-90 5 90h20l4 26-14 24h-16l16 290z`,
    // The bridge between the towers stands on two legs.
    line`wall 7 M600 436 536 530M600 436 664 530`,
    fill`wall M520 410h160v26H520z`,
    fill`dark/0.3 M520 424h160v12H520z`,
    ...[470, 730].map((x) => at(x, 700, 1, petronasTower)),
    crowns`ground top=680 foot=716 tall=90 count=24`,
    fill`ground M0 700h1200v110H0z`,
    fill`far/0.5 M380 760q220-50 440 0-220 36-440 0z`,
    line`snow/0.8 4 M520 756q-4-60-20-70M540 758q0-90-10-104M600 760V630M660 758q0-90 10-104M680 756q4-60 20-70`,
    palm`dark: 130 800 290 30, 1060 800 320 -36, 1130 800 230 20`,
    walker`430 774 0.5 accent, 460 776 0.46 sun`,
    at(770, 776, -0.48, [walker`0 0 1 #3566c4`]),
  ]),
  goa: scene('tropic', [
    sky({ sun: '600 330 110', rings: 2, horizon: 470 }),
    lake(470, 650, 'haze'),
    fill`leaf M700 490q140-90 280-70t220-30v110H700z`,
    at(600, 640, 1.1, [
      fill`wall M-150 0v-170h70v-50h160v50h70V0z`,
      fill`wall M-150-170v-60h64v60zM86-170v-60h64v60zM-60-218q60-90 120 0z`,
      fill`roof M-160-228l42-50 42 50zM76-228l42-50 42 50z`,
      fill`dark/0.14 M86 0v-230h64V0zM-86 0v-170h12V0z`,
      line`roof 5 M0-266v-44M-14-294h28M-118-278v-24M118-278v-24`,
      fill`water M-24 0v-66q24-30 48 0V0zM-120-60v-50q10-12 20 0v50zM100-60v-50q10-12 20 0v50zM-14-110v-40q14-16 28 0v40z`,
    ]),
    fill`near M0 640q300-40 640-10t560-30v210H0z`,
    fill`snow M0 634q160-30 330-14l-20 12Q160 620 0 650z`,
    fill`wall M500 640h200l50 30H450z`,
    palm`280 740 420 -80, 330 740 330 50, 950 740 430 70, 880 740 320 -30, 1080 760 360 50`,
    at(560, 748, 1, [
      fill`roof M-120-20q120 30 240-16l-30 36q-90 16-180 0z`,
      line`sun 5 M-104-10q110 20 210-8`,
    ]),
  ]),
  whistler: scene('ice', [
    sky({ sun: '930 180 60', rings: 2, horizon: 400 }),
    massif`far snow=390 rough=50 shade=0.3: 0 330, 150 250, 300 340, 430 230, 540 130, 640 210, 760 300, 920 220, 1060 300, 1200 250`,
    massif`mid snow=470 rough=40 shade=0.3: 0 430, 180 400, 380 470, 600 440, 820 480, 1020 390, 1200 420`,
    firs`mid to=1200 top=490 foot=540 tall=80 count=44`,
    // The gondola over the valley.
    line`dark 3 M-20 176 1220 396M-20 190 1220 412`,
    atEach('270 228 1, 760 318 0.72, 1040 370 0.56', [
      line`dark 5 M0 0V34`,
      fill`accent M-46 40q0-10 10-10h72q10 0 10 10v44q0 16-16 16h-60q-16 0-16-16z`,
      fill`dark M-38 44h32v28h-32zM2 44h36v28H2z`,
      fill`snow/0.5 M-38 44h14l-14 20zM2 44h14L2 64z`,
    ]),
    fill`snow M0 560q260-60 560-10t640-70v330H0z`,
    firs`#2c5a66 to=300 top=560 foot=640 tall=170 count=9`,
    firs`#2c5a66 from=900 top=520 foot=600 tall=160 count=9`,
    fill`far/0.34 M0 640Q340 560 700 640T1200 620V810H0z`,
    fill`snow M0 700Q300 590 720 690T1200 700V810H0z`,
    // The track of the skier, and the spray behind.
    fill`far/0.5 M1010 560Q900 600 940 640T760 700L730 712Q900 660 900 640T990 560z`,
    fill`snow M610 742q-70-20-130-90 40 14 60 10-30-30-30-70 50 60 90 70 50 20 90 70z`,
    at(640, 736, 1.8, skier),
    firs`ground: 70 820 330, 190 830 250, 1050 820 260, 1150 820 340`,
    fill`snow M40 560q30-30 34-70l14 60q-24 30-48 10zM20 670q40-10 50-60l30 70q-40 20-80-10zM1124 560q24-30 28-80l20 70q-20 30-48 10zM1100 670q40-10 50-60l40 70q-50 20-90-10z`,
  ]),
  sydney: scene('cream', [
    sky({ sun: '250 190 66', rings: 2, horizon: 430 }),
    hill`far: 0 480, 300 440, 700 460, 1200 430`,
    houses`wall=far band=none glass=wall lean=0: 880 470 60 130 5, 950 470 60 190 7, 1020 470 56 150 6, 1090 470 60 210 8, 1150 470 60 140 5`,
    line`mid 13 M-60 470Q360 90 800 470`,
    line`mid 9 M-20 470Q360 170 760 470M-40 416H860`,
    line`mid 4 M90 370v46M150 330v86M210 302v114M270 286v130M330 280v136M390 280v136M450 290v126M510 306v110M570 332v84M630 364v52`,
    fill`wall M-40 470h60V370h-60zM770 480V356h44v124z`,
    lake(480, 800, 'haze'),
    glints(500, 780, 12),
    fill`dark/0.3 M300 664h676l-60 18H370z`,
    // The smaller hall stands behind the larger one.
    at(960, 606, -1, [shell`0 0 104`]),
    shell`640 606 180, 600 606 120`,
    at(850, 606, -1, [shell`0 0 116`]),
    shell`452 606 250, 374 606 178, 318 606 112`,
    fill`#e8b68a M300 606h676v24H300z`,
    fill`#c98a63 M290 630h696l-14 36H304z`,
    line`#a5694c 3 M320 648h640`,
    sailingBoat`300 720 1 snow roof, 930 740 0.8 accent ground`,
  ]),
  'virginia-beach': scene('dawn', [
    sky({ sun: '700 400 90', rings: 3, horizon: 430 }),
    clouds`haze: 250 200 240`,
    clouds`haze: 980 160 280`,
    lake(430, 800, 'sun'),
    sunPath(700, 444, 560),
    fill`snow M1200 540q-240 0-480 60T420 720 330 800h110q60-80 180-120t320-70 260-40z`,
    fill`near M0 440q140 0 260 20t330 40 610 40v20q-300 10-540 70T420 800H0z`,
    fill`#8a6a52 M0 470q120 6 190 30t160 300H0z`,
    line`ground 4 M0 500h150M0 540h210M0 590h250M0 650h290M0 720h320`,
    line`wall 7 M0 440Q170 450 230 500 340 600 370 800M60 446v40M120 456v44M190 476v56M250 522v66M300 590v84M340 690v110`,
    houses`wall=wall band=none lean=0: 60 450 100 270 8, 160 460 80 200 6, 235 470 56 130 4`,
    at(620, 640, 1, [
      fill`wall M-50-60v-60H50v60z`,
      fill`accent M-64-116l64-40 64 40z`,
      line`wall 8 M-40 0l10-60M40 0 30-60M-36-10 30-60`,
      fill`dark M-30-70v-34h60v34z`,
    ]),
    parasol`520 730 0.9125 accent, 760 660 0.825 roof, 860 600 0.75 #3566c4`,
    birds`840 250 1.3`,
  ]),
}
