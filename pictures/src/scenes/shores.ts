// Shores and slopes far from the Himalaya.

import { houses } from '../kit/buildings.ts'
import { disc, fill, type Ink, line } from '../kit/canvas.ts'
import { birds } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, atEach, eachOf, placed } from '../kit/place.ts'
import { firs, palm } from '../kit/plants.ts'
import { scene } from '../kit/scene.ts'
import { clouds, sky } from '../kit/sky.ts'
import { glints, lake, sunPath } from '../kit/water.ts'

/** A shell of the opera house, with glass in its opening; the origin is its left foot. */
const shell = eachOf({}, ([x = 0, foot = 0, tall = 0]) => {
  const t = (part: number) => Math.round(tall * part)
  const back = `C${t(0.06)}-${t(0.46)} ${t(0.4)}-${t(0.86)} ${t(0.98)}-${t(1)}`
  return at(x, foot, 1, [
    fill`#b98a63 M${t(0.5)} 0Q${t(0.66)}-${t(0.5)} ${t(0.9)}-${t(0.8)}Q${t(0.86)}-${t(0.4)} ${t(0.98)} 0z`,
    fill`snow M0 0${back}Q${t(0.58)}-${t(0.6)} ${t(0.64)} 0z`,
    fill`dark/0.2 M${t(0.98)}-${t(1)}Q${t(0.58)}-${t(0.6)} ${t(0.64)} 0H${t(0.42)}Q${t(0.38)}-${t(0.66)} ${t(0.98)}-${t(1)}z`,
  ])
})

const parasol = placed((cloth: Ink) => [
  fill`${cloth} M-70-80Q0-150 70-80 0-96-70-80z`,
  line`dark 5 M0-90 8 0`,
])

export const shores = {
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
    at(300, 720, 1, [
      fill`snow M0-20v-120l70 120zM-8-20v-90l-50 90z`,
      fill`roof M-70-12H80l-20 18H-54z`,
    ]),
    at(930, 740, 0.8, [
      fill`accent M0-20v-120l70 120zM-8-20v-90l-50 90z`,
      fill`ground M-70-12H80l-20 18H-54z`,
    ]),
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
