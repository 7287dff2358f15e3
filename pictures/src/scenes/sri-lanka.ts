import { gables, houses } from '../kit/buildings.ts'
import { fill, type Ink, line, listed, translucent } from '../kit/canvas.ts'
import { figure } from '../kit/figure.ts'
import { birds, walker } from '../kit/figures.ts'
import { hill } from '../kit/mountains.ts'
import { at, placed } from '../kit/place.ts'
import { canopy, crowns, dotted, palm, rows } from '../kit/plants.ts'
import { numbersOf } from '../kit/points.ts'
import { panorama, scene } from '../kit/scene.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored, sunPath } from '../kit/water.ts'

/** An outrigger canoe of Negombo with a square sail. */
const oruwa = figure('oruwa')

/** A woman who picks tea, with a sack on her back. */
const picker = figure('picker')

/** Streaks of rain on a rock wall: 'x top wide long' each, wide above and narrow below. */
const drips = listed({ ink: 'dark' }, (list, { ink }) => {
  const runs = numbersOf(list).map(([x = 0, top = 0, wide = 0, long = 0]) => {
    const [w, l] = [Math.round(wide / 4), Math.round(long / 4)]
    return `M${x} ${top}l${w}-5 ${3 * w} 5-${w} ${l} ${Math.round(w / 2)} ${l}-${Math.round(1.5 * w)} ${2 * l}-${w}-${2 * l}z`
  })
  return fill`${ink} ${runs.join('')}`
})

/** The lion's two paws and the stair between them. */
const paws = figure('paws')

/** A sambar in the grass, facing right; the stag has antlers. */
const sambar = placed((antlers?: Ink) => [
  fill`ground M-36 0-32-36Q-44-44-42-60-38-70 12-68L30-92 26-104 38-98 52-100Q66-90 66-80L48-78 36-44 32 0H24L22-34H-20L-26 0z`,
  antlers
    ? line`${antlers} 5 M34-100Q14-118 24-146M26-128 8-134M46-102Q62-122 52-148M54-128 70-136`
    : fill`ground M30-98 18-112 36-104z`,
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
    translucent(0.46, lake(580, 800, 'haze')),
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
    rows`leaf width=6: -390 470 330 -30, -340 506 360 -36, 0 480 280 -40, 60 520 300 -36, 640 460 500 -70, 700 490 460 -60, 300 500 300 -30, 1150 448 330 -36, 1190 484 400 -40`,
    houses`wall=wall band=none lean=0: 860 400 170 70 2`,
    fill`roof M766 334l24-34h140l24 34z`,
    hill`green: 0 600, 300 520, 620 560, 900 500, 1200 560`,
    rows`leaf width=9: -420 616 480 -64, -400 656 450 -70, -390 696 400 -60, 0 640 420 -80, 60 680 420 -80, 40 720 500 -70, 520 620 660 -90, 560 660 640 -80, 620 700 580 -70, 660 740 540 -60, 1220 600 390 -60, 1250 640 370 -56, 1170 690 440 -70`,
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
  sigiriya: scene('gold', [
    sky({ sun: '960 236 66', rings: 3, horizon: 440 }),
    hill`far: 0 420, 130 380, 300 420, 480 436, 800 430, 1010 392, 1200 430`,
    streaks`haze thick=20: 220 452 560, 1000 446 520`,
    canopy`#bb8f4e size=26: 0 478, 600 466, 1200 476`,
    canopy`#97884a size=34: 0 520, 300 504, 900 506, 1200 522`,
    canopy`leaf size=17 foot=320: 446 232, 486 210, 600 190, 760 186, 834 216`,
    crowns`leaf: 563 192 34, 708 190 38, 644 194 28`,
    fill`#c9a06a M600 192v-14h40v14zM656 190v-20h34v20z`,
    fill`#c8683f M262 640 276 560 296 524 290 470 304 420 318 398H420L432 372 424 316 440 264 448 230 490 212 600 193 700 188 780 191 836 216 868 270 884 350 876 420 892 476 886 530 918 640z`,
    fill`#e0904f M318 398H420L432 372 424 316 440 264 448 230 490 212 520 214 500 300 512 380 486 470 500 560 470 640H262L276 560 296 524 290 470 304 420z`,
    fill`#974344 M720 188 780 191 836 216 868 270 884 350 876 420 892 476 886 530 918 640H690L716 560 700 460 730 390 712 300z`,
    fill`#7a3440 M836 216 868 270 884 350 876 420 892 476 886 530 918 640H810L836 540 816 450 848 370 828 280z`,
    drips`#7f3b3f: 522 210 26 200, 560 202 14 130, 590 196 30 300, 640 192 12 120, 668 190 20 230, 470 236 12 100, 500 214 10 130, 706 300 16 190, 610 470 16 120, 546 440 14 130`,
    drips`#5f2b3a: 738 190 20 250, 778 196 14 170, 800 300 14 210, 846 300 14 150, 762 420 14 140`,
    drips`#f0b873: 550 206 12 250, 626 194 14 380, 656 196 8 150, 440 300 12 150, 482 260 12 260, 690 200 10 160, 580 380 10 180, 404 430 12 130, 350 420 10 110`,
    drips`#c8683f: 460 300 12 220, 392 410 16 160, 330 420 14 180, 300 480 10 120`,
    drips`#bb5c49: 758 220 14 300, 820 240 12 220, 726 400 12 170`,
    // The gallery along the wall, and the stairs from the lion's terrace to the top.
    line`#fbe3b0 5 M430 470 500 462 690 470 720 462`,
    line`#fbe3b0 4 M366 356 404 344 376 322 444 306 430 284 470 270 456 246 484 226`,
    fill`#f0b873 M306 404h122l-8-16H318z`,
    paws`368 394 0.9`,
    canopy`leaf size=44: 0 590, 240 552, 460 574, 640 590, 760 574, 960 548, 1200 590`,
    canopy`#3f4d42 size=56: 0 644, 260 610, 470 646, 730 646, 940 610, 1200 640`,
    fill`green M0 700 470 648H730L1200 700V800H0z`,
    fill`#f3cf8b M574 646h52l66 154H508z`,
    fill`#c46a43 M470 660h76l-36 56H380zM654 660h76l90 56H690zM330 738h166l-24 62H210zM704 738h166l120 62H728z`,
    fill`#fbe0a0 M478 665h58l-32 46H398zM664 665h58l80 46H696zM346 745h138l-22 55H236zM716 745h138l110 55H738z`,
    fill`#c8683f/0.5 M510 665h26l-32 46H470zM664 665h40l50 46H696zM430 745h54l-22 55H390zM716 745h60l40 55H738z`,
    walker`604 704 0.26 roof, 590 702 0.26 accent, 622 760 0.34 ground`,
    palm`150 800 330 36, 1064 800 370 -40, 1150 800 270 -20`,
    birds`250 250 1`,
  ]),
  'horton-plains': scene('dawn', [
    sky({ sun: '880 236 62', rings: 3, horizon: 452 }),
    streaks`haze thick=16: 300 150 460, 620 196 300, 1060 330 420`,
    hill`#b4b2d8: 480 452, 640 404, 860 430, 1040 392, 1200 420`,
    hill`far: 560 500, 760 452, 900 470, 1060 440, 1200 460`,
    fill`#fbe3bd M880 506q70-12 150-2t130 2q30 8-40 10t-120 4-150-4z`,
    streaks`snow thick=24: 1010 548 560`,
    hill`#7e8cbb: 600 620, 780 556, 900 576, 1060 530, 1200 556`,
    streaks`haze thick=26: 960 640 560`,
    hill`#6787a0: 640 700, 820 630, 980 652, 1200 606`,
    streaks`snow thick=30: 1030 706 520`,
    hill`#55807f: 700 790, 900 716, 1060 732, 1200 690`,
    streaks`haze thick=26: 1000 790 560`,
    // The highland behind, then the far headland with its cliff.
    hill`#8d93c4: 0 300, 130 250, 300 292, 470 372, 620 404`,
    hill`#7d8aa8: 0 350, 160 300, 330 340, 500 392, 620 404`,
    fill`#93696b M200 420 560 406 690 402 706 450 690 500 712 560 692 640 710 800H200z`,
    fill`dark/0.32 M604 408 690 402 706 450 690 500 712 560 692 640 710 800H604L630 640 600 540 626 450z`,
    drips`#b88a82: 400 420 24 240, 452 410 14 300, 520 410 20 260, 578 412 16 330, 612 410 12 170, 660 410 10 240`,
    drips`#5d4452: 428 420 14 280, 486 410 16 220, 546 412 14 330, 640 410 12 250, 676 408 10 330`,
    canopy`#4a6a5c size=22 foot=384: 0 340, 120 318, 260 336, 430 372`,
    fill`green M0 372Q240 346 430 374T696 402Q640 412 560 406T330 424 0 470z`,
    fill`#d9c96e M0 408Q230 384 420 394T640 402Q520 408 400 410T0 440z`,
    canopy`leaf size=26 foot=470: 0 420, 90 398, 200 416, 270 440`,
    // The near headland with a path to its edge.
    fill`#7b5560 M300 560 770 556 834 572 822 640 848 700 830 760 842 800H300z`,
    fill`dark/0.3 M776 570 834 572 822 640 848 700 830 760 842 800H764L790 700 768 640z`,
    drips`#a37a7c: 690 610 20 170, 734 592 14 200, 800 580 10 150`,
    drips`#553b4b: 716 600 14 190, 756 590 12 160, 816 590 10 170`,
    fill`green M0 470Q240 420 470 496T836 570Q796 592 746 600T690 660 630 800H0z`,
    fill`#d0c56a M0 540Q200 470 430 530T736 582Q600 588 520 604T0 650z`,
    fill`#bdbb5c M0 690Q200 600 420 640L530 700 440 800H0z`,
    rows`#98a24c width=5: 60 560 190 -40, 300 548 180 -4, 100 620 240 -40, 430 626 160 0, 40 730 220 -50, 330 716 180 -10, 200 680 160 -24, 540 578 110 4, 60 790 240 -40`,
    fill`#f6e2b6 M400 800Q470 700 590 650T796 572L814 574Q700 616 640 668T510 800z`,
    crowns`#4a6a5c: 60 520 120, 128 512 90, 190 516 70`,
    dotted`#e0483f: 60 520 120, 128 512 90`,
    walker`792 576 0.36 accent, 774 578 0.34 roof`,
    sambar`360 612 0.36 ground, 424 620 0.29, 306 624 -0.29`,
    birds`700 300 1`,
  ]),
}

/** The piers of the viaduct: arches cut out from right to left. */
function arches(count: number): string {
  return Array.from({ length: count }, () => `v-110q0-60-47-60t-47 60v110h-24`).join('')
}
