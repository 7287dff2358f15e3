import { houses } from '../kit/buildings.ts'
import { disc, fill, type Ink, line, translucent } from '../kit/canvas.ts'
import { birds, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, atEach, eachOf, placed } from '../kit/place.ts'
import { crowns, firs, palm } from '../kit/plants.ts'
import { scene } from '../kit/scene.ts'
import { clouds, sky, stars } from '../kit/sky.ts'
import { glints, lake, mirrored, sunPath } from '../kit/water.ts'

/** A stone pine of Rome: a bare stem and a flat crown. */
const stonePine = placed(() => [
  fill`ground M-7 0-3-170-40-210-30-214 0-184 34-216l10 6L5-170 9 0z`,
  fill`leaf M-130-206q10-50 60-56 30-30 74-26 46-4 70 26 50 8 56 56-60 14-130 10t-130-10z`,
  fill`dark/0.25 M-130-206q130-20 260 0-60 14-130 10t-130-10z`,
])

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

const sailingBoat = placed((sails: Ink, hull: Ink) => [
  fill`${sails} M0-20v-120l70 120zM-8-20v-90l-50 90z`,
  fill`${hull} M-70-12H80l-20 18H-54z`,
])

const parasol = placed((cloth: Ink) => [
  fill`${cloth} M-70-80Q0-150 70-80 0-96-70-80z`,
  line`dark 5 M0-90 8 0`,
])

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
    sky({ sun: '600 330 120', rings: 3, horizon: 500 }),
    houses`wall=mid band=none glass=accent lean=0: 110 650 100 220 6, 220 650 90 300 8, 320 650 80 200 6, 890 650 90 250 7, 990 650 90 330 9, 1100 650 100 230 6`,
    at(990, 320, 0.7, [fill`mid M-6 0v-150h12V0zM-40-90h80l-16 26h-48z`]),
    ...[480, 720].map((x) => [
      fill`wall M${x - 70} 680V440h10V320h10V240h10V180h12V130h10L${x} 40l18 90h10v50h12v60h10v80h10v120h10v240z`,
      fill`dark/0.25 M${x + 14} 680V110l4 20h10v50h12v60h10v80h10v120h10v240z`,
      line`dark 4 M${x - 36} 200h72M${x - 46} 260h92M${x - 46} 290h92M${x - 58} 340h116M${x - 58} 370h116M${x - 58} 400h116M${x - 68} 460h136M${x - 68} 490h136M${x - 68} 520h136M${x - 68} 550h136M${x - 68} 580h136M${x - 68} 610h136M${x - 68} 640h136`,
    ]),
    fill`sun M540 424h120v26H540z`,
    line`sun 8 M600 450 552 540M600 450 648 540`,
    fill`ground M0 680h1200v130H0z`,
    crowns`ground top=690 foot=740 tall=100 count=26`,
    palm`dark: 180 790 260 20, 1040 790 280 -30`,
    fill`far M420 740q180-40 360 0-40 40-180 40t-180-40z`,
    line`sun 4 M540 740v-50M570 744v-70M600 744v-84M630 744v-70M660 740v-50`,
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
    sky({ sun: '880 170 60', horizon: 400 }),
    massif`far snow=420 rough=50: 0 360, 160 250, 300 330, 460 180, 560 110, 640 180, 760 280, 920 200, 1060 290, 1200 240`,
    fill`snow M0 470q200-80 420-70t400 30 380-40v420H0z`,
    fill`far/0.3 M0 560q200-70 460-40t300 110 440 60v120H0z`,
    firs`to=420 top=500 foot=640 tall=150 count=20`,
    firs`from=800 top=480 foot=640 tall=150 count=20`,
    line`mid 4 M560 430q80 50 10 110t-40 110 60 130M580 430q80 50 10 110t-40 110 60 130`,
    line`dark 4 M280 620 900 300M360 800V576M640 500V430M820 400v-64`,
    atEach('440 545, 560 482, 720 400', [line`dark 4 M0-6v24`, fill`accent M-20 16h40v24h-40z`]),
    at(640, 690, 1.3, [
      fill`accent M-10-30-16-70q12-14 28-4l2 40z`,
      line`ground 10 M-4-32 16-16-4 2`,
      disc('roof', 4, -86, 13),
      line`dark 5 M-50 16 50-10M-46 24 54-2M10-60 40-40M40-42 56 4`,
    ]),
    firs`ground: 90 800 300, 210 810 240, 1000 810 250, 1120 800 310`,
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
