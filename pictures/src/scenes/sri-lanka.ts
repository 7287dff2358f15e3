import { gables, houses } from '../kit/buildings.ts'
import { disc, fill, type Ink, line, thin, wide } from '../kit/canvas.ts'
import { birds, walker } from '../kit/figures.ts'
import { hill } from '../kit/mountains.ts'
import { at, placed } from '../kit/place.ts'
import { canopy, crowns, palm, rows } from '../kit/plants.ts'
import { panorama, scene } from '../kit/scene.ts'
import { clouds, sky } from '../kit/sky.ts'
import { glints, lake, mirrored, sunPath } from '../kit/water.ts'

/** An outrigger canoe of Negombo with a square brown sail. */
const oruwa = placed(() => [
  fill`dark M-110-22q110 34 220-8l-22 28H-92zM-76 10H96v8H-76z`,
  line`dark 5 M-12-16 -4-226M-10-70 124-236M-60-8v20M60-8v20`,
  fill`accent M-4-222 122-234Q128-150 104-78L-8-62Q4-140-4-222z`,
  fill`dark/0.2 M122-234Q128-150 104-78L46-70Q74-150 84-230z`,
])

/** A woman who picks tea, with a sack on her back. */
const picker = placed((sari: Ink) => [
  fill`#8a5a3c M-14-40q24-20 30 20l-14 26z`,
  fill`${sari} M-22 0-8-60q14-8 24 0L24 0z`,
  disc('dark', 4, -70, 11),
  fill`#f2e2c0 M-34-50q10-30 30-20l-4 40q-20 6-26-20z`,
])

export const sriLanka = {
  negombo: scene('ember', [
    sky({ sun: '600 380 100', rings: 3, horizon: 460 }),
    lake(460, 640, 'sun'),
    sunPath(600, 474, 620),
    oruwa`300 540 0.55, 900 520 0.4`,
    fill`#e9b070 M0 640q300-40 640-10t560-20v200H0z`,
    fill`sun M0 634q300-40 640-10t560-20v10q-260 10-560 20T0 646z`,
    oruwa`480 730 1.5, 790 720 1.05`,
    walker`640 750 0.8 roof`,
    palm`1060 800 460 -120, 1170 800 360 -60, 90 800 380 60`,
    birds`380 240 1.2`,
  ]),
  kandy: scene('plum', [
    sky({ sun: '330 226 64', rings: 3, horizon: 380 }),
    hill`far: 0 370, 240 280, 520 360, 820 250, 1200 350`,
    mirrored(580, 0.42, [
      canopy`#8a5a92 size=34 foot=580: 0 430, 260 380, 560 420, 820 360, 1000 372, 1200 420`,
      at(860, 372, 0.8, [
        fill`wall M-46 0v-12h6q-8-12 10-18l8-32q4-14 15-16-3-24 7-24t7 24q11 2 15 16l8 32q18 6 10 18h6V0z`,
        fill`dark/0.18 M6 0v-98q4 6 1 20 11 2 15 16l8 32q18 6 10 18h6V0z`,
      ]),
      canopy`mid size=40 foot=580: 0 480, 240 440, 520 466, 800 420, 1000 440, 1200 470`,
      canopy`#7a4468 size=46 foot=580: 0 530, 200 500, 480 520, 760 500, 1000 506, 1200 526`,
      // The Temple of the Tooth, the long house in front of it, the octagon on the left.
      fill`#e7c7b0 M500 470h200v60H500z`,
      fill`roof M470 474l56-50h148l56 50z`,
      fill`accent M524 428l40-50h72l40 50z`,
      fill`dark/0.2 M600 378h36l40 50H610z`,
      fill`sun M596 378v-34h8v34z`,
      houses`wall=wall band=none lean=0: 640 574 400 62 2`,
      fill`roof M424 514l46-44h340l46 44z`,
      fill`dark/0.2 M700 470h110l46 44H720z`,
      fill`wall M372 574v-92h108v92z`,
      fill`dark/0.18 M440 574v-92h40v92z`,
      fill`dark M384 540v-36q8-10 16 0v36zM410 540v-36q8-10 16 0v36zM436 540v-36q8-10 16 0v36zM460 540v-36q6-10 12 0v36z`,
      fill`roof M354 486l34-36h76l34 36zM386 452l40-40 40 40z`,
      fill`sun M422 412v-26h8v26z`,
      // The Cloud Wall along the lake.
      fill`wall M180 580v-16${'q12-22 24 0'.repeat(35)}v16z`,
      fill`dark M190 580v-8${'l5-8 5 8v8h4v-8'.repeat(57)}v8z`,
      palm`#4a2a52: 250 566 120 16, 300 566 90 12, 910 566 130 -14, 964 566 96 16`,
    ]),
    thin(0.46, lake(580, 800, 'haze')),
    glints(600, 780, 10, 'sun'),
    at(920, 694, 0.9, [
      fill`ground M-110 0q110-40 220 0l-24 14H-86z`,
      palm`-20 -12 110 16, 30 -12 84 -12`,
    ]),
    canopy`ground size=46: 0 700, 120 720, 240 790, 260 830`,
    canopy`ground size=46: 960 830, 990 780, 1090 730, 1200 700`,
  ]),
  'nuwara-eliya': panorama('lush', 170, [
    sky({ horizon: 280 }),
    clouds`60 246 240, 1140 250 220`,
    hill`far: 0 300, 240 190, 520 280, 800 170, 1200 290`,
    hill`mid: 0 400, 300 300, 600 380, 900 290, 1200 380`,
    hill`near: 0 500, 260 420, 560 470, 900 380, 1200 460`,
    wide(
      rows`leaf width=6: 20 480 250 -40, 60 520 300 -36, 640 460 500 -70, 700 490 460 -60, 300 500 300 -30`,
    ),
    houses`wall=wall band=none lean=0: 860 400 170 70 2`,
    fill`roof M766 334l24-34h140l24 34z`,
    hill`green: 0 600, 300 520, 620 560, 900 500, 1200 560`,
    wide(
      rows`leaf width=9: 0 640 420 -80, 0 680 460 -80, 40 720 500 -70, 520 620 660 -90, 560 660 640 -80, 620 700 580 -70, 660 740 540 -60`,
    ),
    picker`380 640 1 #d8453a, 470 670 1 #f2b93b, 700 650 1 #c2447e, 800 690 1 #3566c4`,
    hill`leaf: 0 780, 300 740, 620 760, 900 740, 1200 770`,
    crowns`ground: 120 600 100, 1080 540 120`,
  ]),
  'ella-bridge': scene('cream', [
    sky({ sun: '260 180 60', horizon: 300 }),
    hill`far: 0 320, 260 220, 520 330, 800 170, 960 240, 1200 200`,
    hill`mid: 0 430, 280 350, 600 440, 920 340, 1200 400`,
    crowns`top=470 foot=540 tall=120 count=36`,
    fill`#c98f5c M0 440h1200v34h-14v226h-46${arches(9)}H60V474H0z`,
    fill`dark/0.22 M0 474h1200v10H0z`,
    line`ground 4 M0 436h1200`,
    at(600, 434, 1, [
      fill`#3566c4 M-330-12v-56h190v56zM-130-12v-56h190v56zM70-12v-56h190v56z`,
      fill`roof M270-12v-60h50l60 26v34z`,
      fill`sun M-316-56h30v22h-30zM-272-56h30v22h-30zM-228-56h30v22h-30zM-184-56h30v22h-30zM-116-56h30v22h-30zM-72-56h30v22h-30zM-28-56h30v22h-30zM16-56h30v22H16zM84-56h30v22H84zM128-56h30v22h-30zM172-56h30v22h-30zM216-56h30v22h-30z`,
      fill`dark M-330-12h710v10h-710z`,
    ]),
    fill`leaf M0 640q160-40 300 40t300 20 300-20 300-50v180H0z`,
    palm`120 800 320 30, 1090 800 360 -40`,
    crowns`leaf: 280 830 180, 480 840 150, 740 840 160, 930 830 180`,
  ]),
  'galle-fort': scene('tropic', [
    sky({ horizon: 480 }),
    clouds`240 190 300, 1000 150 240`,
    lake(480, 800, 'snow'),
    glints(500, 640, 8),
    birds`330 330 1.2 snow`,
    fill`near M420 520q200-30 420-20l360-10v200q-300 40-560 20t-330-60z`,
    fill`#b98a5c M380 620q160-60 360-56t460-24v160q-300 50-560 40T360 700z`,
    fill`dark/0.28 M380 620q160-60 360-56t460-24v30q-260 10-460 26T380 660z`,
    line`#8f6a48 5 M420 660q160-30 340-30t440-24M400 690q200-30 360-30t440-24`,
    fill`wall M566 556l16-330h56l16 330z`,
    fill`dark/0.16 M614 556V226h24l16 330z`,
    fill`wall M560 556h100v-24H560z`,
    fill`dark M572 228h76v-12h-76zM602 330h16v26h-16zM602 410h16v26h-16zM598 556v-30h24v30z`,
    fill`sun M588 216v-42h44v42z`,
    fill`dark M576 176h68l-34-34zM606 142h8v-20h-8zM606 176h8v40h-8z`,
    palm`leaf: 500 560 220 -50, 720 556 240 40, 800 552 190 50`,
    gables`930 556 110 60 1, 1060 550 120 64 1, 1160 548 90 60 1`,
    fill`snow M0 720q120-20 220 0t200-10 220 30 240-10 320-20v100H0z`,
    fill`water M0 740q120-14 240 6t240-6 260 20 240-10 220-10v70H0z`,
    fill`ground M330 720q30-40 80-20t60 40zM560 760q50-40 100-10l30 20zM240 770q20-24 50-10l20 16z`,
  ]),
}

/** The piers of the viaduct: arches cut out from right to left. */
function arches(count: number): string {
  return Array.from({ length: count }, () => `v-110q0-60-47-60t-47 60v110h-24`).join('')
}
