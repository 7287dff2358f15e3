import { gables, houses } from '../kit/buildings.ts'
import { fill, type Ink, type Layer, line, listed, translucent } from '../kit/canvas.ts'
import { figure } from '../kit/figure.ts'
import { birds, suv, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { define, eachOf, placed, reuse } from '../kit/place.ts'
import { canopy, crowns, firs, poplars } from '../kit/plants.ts'
import { numbersOf } from '../kit/points.ts'
import { panorama, scene } from '../kit/scene.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'

/** A Georgian church: nave, drum and pointed cone; the origin is the middle of its foot. */
const church = figure('church')

/** A Svan tower with its crown of arched slots. */
const tower = figure('tower')

/** A domed bath of the old town, with its chimney. */
const bath = eachOf({}, ([x = 0, y = 0]) => [
  fill`wall M${x - 80} ${y + 40}q0-90 80-90t80 90z`,
  fill`roof M${x - 12} ${y - 48}h24v-16h-24z`,
  fill`dark/0.2 M${x + 20} ${y - 46}q60 12 60 86h-40q10-50-20-86z`,
])

/** Many small houses as rows 'x foot wide tall'; one path for all walls, one for all roofs, and so on. */
const town = listed({ wall: 'wall' }, (list, { wall }) => {
  const spots = numbersOf(list).map(([x = 0, foot = 0, wide = 0, tall = 0]) => {
    const [w, rise] = [Math.round(wide / 2), Math.round(tall * 0.6)]
    return {
      walls: `M${x - w} ${foot}v-${tall}h${2 * w}v${tall}z`,
      roofs: `M${x - w - 4} ${foot - tall}l${Math.round(w * 0.6)}-${rise}h${2 * w + 8 - Math.round(w * 1.2)}l${Math.round(w * 0.6)} ${rise}z`,
      shade: `M${x + Math.round(w * 0.3)} ${foot}v-${tall}H${x + w}v${tall}z`,
      panes: `M${x - Math.round(w * 0.65)} ${foot - Math.round(tall * 0.4)}v-${Math.round(tall * 0.35)}h5v${Math.round(tall * 0.35)}zM${x + Math.round(w * 0.1)} ${foot - Math.round(tall * 0.4)}v-${Math.round(tall * 0.35)}h5v${Math.round(tall * 0.35)}z`,
    }
  })
  const all = (part: keyof (typeof spots)[number]) => spots.map((spot) => spot[part]).join('')
  return [
    fill`${wall} ${all('walls')}`,
    fill`dark/0.16 ${all('shade')}`,
    fill`roof ${all('roofs')}`,
    fill`dark ${all('panes')}`,
  ]
})

/** Common parts of Kutaisi's town houses: stone below, a timber balcony along the upper floor. */
const balcony = define('balcony', [
  fill`#cdb9a6 M-70 40V-50H70V40z`,
  fill`dark M-48-6v-26q10-12 20 0v26zM-10-6v-26q10-12 20 0v26zM28-6v-26q10-12 20 0v26zM-52-60v-40h16v40zM-22-60v-40H-6v40zM8-60v-40h16v40zM38-60v-40h16v40z`,
  fill`dark/0.18 M30 40v-156h40V40z`,
  fill`#a5603f M-80-50h160v8H-80zM-80-112h160v-8H-80z`,
  line`#a5603f 4 M-76-50v-66M-38-50v-66M0-50v-66M38-50v-66M76-50v-66M-76-76H76`,
  line`#a5603f 2 M-66-50v-26M-57-50v-26M-48-50v-26M-28-50v-26M-19-50v-26M-10-50v-26M10-50v-26M19-50v-26M28-50v-26M48-50v-26M57-50v-26M66-50v-26`,
  fill`roof M-92-118-52-160H52l40 42z`,
  fill`dark/0.2 M30-160h22l40 42H50z`,
])

const balconyHouse = placed((wall: Ink) => [fill`${wall} M-70-50v-66H70v66z`, reuse('balcony')])

/** Bagrati cathedral: crossing naves under green roofs, with a drum over the middle. */
const bagrati = figure('bagrati')

/** White river stones 'x y wide', each with a shadow line at its foot. */
const stones = listed({}, (list) => {
  const spots = numbersOf(list)
  const feet = spots.map(
    ([x = 0, y = 0, w = 0]) => `M${x - Math.round(w / 2.6)} ${y}h${Math.round(w * 0.9)}`,
  )
  const pebbles = spots.map(([x = 0, y = 0, wide = 0]) => {
    const [w, h] = [Math.round(wide / 2), Math.round(wide / 3)]
    return `M${x - w} ${y}q0-${h} ${w - 4}-${h}t${w + 4} ${h}q-${w} ${h >> 1}-${2 * w} 0z`
  })
  return [line`dark/0.25 8 ${feet.join('')}`, fill`snow ${pebbles.join('')}`]
})

export const caucasus = {
  tbilisi: scene('ember', [
    sky({ sun: '250 230 66', rings: 2, horizon: 380 }),
    massif`far rough=24: 0 400, 240 300, 460 380, 700 330, 960 260, 1200 340`,
    hill`mid: 0 520, 280 440, 560 400, 760 330, 980 340, 1200 430`,
    fill`near M620 390v-50h16v-14h14v14h40v-40h14v-12h12v12h14v-12h12v30h80v-20h16v-14h14v14h14v-14h12v34h70v-16h16v-14h14v80z`,
    church`400 500 0.9`,
    hill`near: 0 600, 300 540, 600 520, 900 500, 1200 560`,
    houses`wall=#d97a5a band=roof lean=0: 90 640 130 110 3, 240 630 130 120 3`,
    houses`wall=#e9b872 band=roof lean=0: 390 630 140 116 3, 690 620 140 110 3, 1000 630 150 120 3`,
    houses`wall=#c45a60 band=roof lean=0: 540 630 130 120 3, 845 624 140 116 3, 1140 640 120 120 3`,
    line`sun 7 M320 566h140M320 602h140M625 566h130M625 600h130M780 560h130M780 596h130M480 572h120M480 606h120`,
    line`sun 3 M330 566v-14M350 566v-14M370 566v-14M390 566v-14M410 566v-14M430 566v-14M450 566v-14M635 566v-14M655 566v-14M675 566v-14M695 566v-14M715 566v-14M735 566v-14`,
    bath`180 700, 330 720, 480 704, 640 722, 800 706`,
    poplars`ground: 900 720 170, 960 730 190, 1030 722 180, 1110 735 200`,
    hill`ground: 0 760, 400 735, 800 750, 1200 740`,
  ]),
  ananuri: scene('lush', [
    sky({ sun: '960 170 54', horizon: 320 }),
    massif`far snow=240: 0 310, 200 210, 420 300, 640 200, 860 290, 1060 210, 1200 280`,
    mirrored(600, 0.35, [
      hill`mid foot=600: 0 460, 260 370, 520 440, 840 360, 1200 440`,
      firs`leaf to=330 top=500 foot=580 tall=100 count=20`,
      firs`leaf from=900 top=500 foot=580 tall=100 count=18`,
      hill`green foot=600: 200 600, 380 540, 600 520, 820 540, 1020 600`,
      church`530 530 1, 710 540 0.72`,
      houses`wall=#d9c3a0 band=none: 400 560 70 170 3, 850 560 76 130 2`,
      fill`roof M362 392l38-52 38 52zM810 434l40-40 40 40z`,
      fill`#d9c3a0 M420 566v-44h16v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h20v-10h14v10h40v44z`,
    ]),
    translucent(0.45, lake(600, 800, 'snow')),
    glints(620, 780, 9),
    line`dark 6 M1010 600Q1100 560 1200 566M1060 586v30M1130 570v40`,
  ]),
  'gergeti-kazbek': scene('dawn', [
    sky({ sun: '950 190 60', rings: 2, horizon: 420 }),
    massif`far snow=420 rough=56: 0 430, 140 380, 280 330, 400 240, 500 150, 566 96, 640 150, 740 250, 860 340, 1000 390, 1200 420`,
    streaks`snow thick=26: 260 440 520, 960 420 520`,
    massif`mid rough=40: 0 560, 180 500, 380 540, 760 520, 960 450, 1200 500`,
    hill`green: 60 800, 300 660, 460 580, 600 556, 760 580, 940 670, 1160 800`,
    fill`dark/0.25 M700 566q150 40 280 130l180 104H900z`,
    church`590 562 0.95`,
    houses`wall=#d9b48f band=none: 740 590 56 110 2`,
    fill`roof M708 482l32-40 32 40z`,
    road`sun edge=near: 640 580 5, 560 620, 700 650, 500 690, 760 730, 560 830 44`,
    hill`leaf: 0 690, 160 710, 300 800`,
    hill`leaf: 900 800, 1040 720, 1200 690`,
    firs`ground: 60 800 160, 150 800 130, 1080 800 150, 1160 790 180`,
  ]),
  'mestia-towers': scene('noon', [
    sky({ horizon: 330 }),
    massif`far snow=350: 0 330, 160 230, 300 290, 440 180, 530 110, 580 190, 640 130, 720 220, 880 290, 1040 200, 1200 280`,
    hill`mid: 0 470, 300 390, 600 450, 900 380, 1200 460`,
    firs`top=490 foot=540 tall=100 count=40`,
    hill`green: 0 600, 300 550, 600 570, 900 540, 1200 590`,
    tower`330 600 0.85, 480 590 0.75, 860 590 0.8`,
    gables`wall=#cdb79a band=#7a4b3a: 250 620 110 60 2, 420 620 110 60 2, 760 610 120 62 2, 960 610 110 60 2`,
    tower`620 690 1.35, 1040 680 1.1, 160 690 1.05`,
    gables`wall=#d8c4a6 band=#8a4f3a: 500 700 150 84 2, 760 700 160 84 2, 280 710 150 80 2, 920 700 130 76 2`,
    hill`leaf: 0 740, 300 700, 640 720, 940 700, 1200 730`,
  ]),
  ushguli: panorama('dusk', 125, [
    sky({ horizon: 320 }),
    massif`snow rough=50 shade=0.3: 0 370, 140 310, 280 270, 420 215, 560 185, 700 165, 820 205, 960 255, 1080 290, 1200 350`,
    massif`mid rough=40: 0 420, 200 360, 400 440, 520 480, 640 540`,
    massif`mid rough=40: 540 540, 660 480, 840 420, 1020 340, 1200 300`,
    hill`near: 0 540, 300 480, 600 500, 900 470, 1200 530`,
    river`far: 600 480 6, 660 520, 560 570, 700 640, 580 830 130`,
    tower`300 600 0.6, 370 620 0.7, 240 640 0.75, 450 630 0.62, 860 580 0.55, 920 600 0.6`,
    gables`wall=#b9a48c band=ground: 310 660 80 44 1, 400 670 80 44 1, 480 660 76 40 1, 900 620 76 40 1, 970 616 76 40 1`,
    church`1010 480 0.4`,
    hill`ground: 0 700, 240 680, 460 720, 560 800`,
    hill`ground: 680 800, 860 700, 1040 680, 1200 690`,
    suv`740 578 0.55 accent`,
  ]),
  gori: scene('cream', [
    sky({ sun: '930 190 62', rings: 2, horizon: 380 }),
    clouds`250 150 250`,
    massif`far snow=306: -20 360, 120 290, 230 320, 360 236, 500 316, 640 250, 780 312, 900 256, 1040 320, 1220 280`,
    streaks`snow thick=20: 300 384 700, 940 390 560`,
    hill`mid: 0 430, 200 390, 420 420, 800 410, 1000 384, 1200 420`,
    hill`#8ba06a: 0 470, 260 440, 560 462, 900 436, 1200 466`,
    hill`green: 0 520, 260 490, 600 510, 920 486, 1200 512`,
    river`water flat=0.35: 1200 470 6, 1100 480, 1000 494, 1080 516, 960 540, 1010 570, 1200 620 44`,
    // The rock and its ring of walls.
    fill`near M210 640 286 560 330 500 372 470 404 420 452 396 500 380H720L772 404 812 450 870 486 916 556 1000 640z`,
    fill`#c4813d M600 380H720L772 404 812 450 870 486 916 556 1000 640H640L672 560 636 500 660 440z`,
    fill`#e6b468 M210 640 286 560 330 500 372 470 404 420 452 396 440 470 400 540 380 640z`,
    fill`roof/0.2 M470 400l30 60-16 60 30 100-50-90 14-60zM560 400l20 80-10 70 26 70-46-60 8-80zM760 420l20 60 50 50 40 90-70-80-36-60z`,
    fill`#c99b63 ${battlements('372 446, 404 396, 470 356, 560 330, 700 326, 770 366, 812 420', 56)}`,
    fill`#b3834f ${battlements('812 420, 850 470, 890 506, 930 566', 46)}`,
    fill`#d9b178 M356 470v-84h-5v-16h8v7h7v-7h8v7h7v-7h8v16h-5v84zM544 392v-96h-6v-18h9v8h9v-8h10v8h9v-8h9v18h-6v96zM690 392v-106h-7v-20h11v9h11v-9h12v9h11v-9h11v20h-7v106zM796 480v-92h-5v-16h8v7h8v-7h9v7h8v-7h8v16h-5v92zM914 600v-70h-5v-14h8v6h7v-6h8v6h7v-6h8v14h-5v70z`,
    fill`dark/0.2 M372 470v-84h14v84zM562 392v-96h16v96zM712 392v-106h20v106zM814 480v-92h16v92zM930 600v-70h14v70z`,
    fill`dark M618 392v-34q14-16 28 0v34zM558 340h6v18h-6zM708 326h6v18h-6zM366 420h6v16h-6zM808 430h6v16h-6z`,
    crowns`#7d8a52: 300 580 40, 350 590 46, 440 580 40, 850 590 44, 760 596 40`,
    town`60 600 60 30, 130 590 56 28, 200 604 60 32, 1060 606 60 30, 1130 596 56 28, 270 614 60 30, 340 626 64 34, 420 618 60 32, 500 628 66 34, 580 618 60 32, 660 630 66 34, 740 620 60 32, 820 630 66 34, 900 622 60 30, 980 616 60 30`,
    town`wall=#f3dfba: 20 636 70 36, 100 628 66 34, 180 642 72 38, 270 656 72 38, 380 660 76 40, 470 664 70 36, 620 666 80 42, 720 664 72 38, 860 666 78 40, 960 656 72 36, 1050 646 72 38, 1150 640 74 38`,
    poplars`leaf: 230 670 96, 326 676 104, 556 680 110, 806 676 104, 1008 670 96`,
    // Vineyards in the foreground.
    hill`#e2b45f: 0 690, 300 672, 600 680, 900 672, 1200 684`,
    ...[-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((row) => vines(row)),
    birds`560 210 1`,
  ]),
  kutaisi: scene('blush', [
    sky({ sun: '300 214 62', rings: 3, horizon: 390 }),
    massif`#c3b0d6 snow=322: -20 370, 120 300, 240 340, 400 256, 540 330, 760 250, 900 320, 1040 262, 1220 330`,
    hill`far: 0 420, 240 380, 480 404, 760 376, 980 398, 1200 370`,
    canopy`#8d9a80 size=30: 0 450, 260 420, 700 440, 960 410, 1200 440`,
    // The hill of the cathedral.
    hill`green: 120 620, 300 500, 440 412, 560 384, 680 388, 800 430, 940 520, 1100 620`,
    bagrati`590 396 0.86`,
    canopy`#7a9166 size=26 foot=640: 200 548, 330 492, 430 440, 510 424, 560 560`,
    canopy`#7a9166 size=26 foot=640: 620 560, 670 424, 780 440, 900 510, 1020 570`,
    town`wall=#fbe3cb: 380 500 54 30, 450 486 54 30, 520 470 50 28, 660 470 50 28, 730 490 54 30, 800 516 56 30`,
    canopy`leaf size=34: 240 540, 420 512, 600 500, 780 520, 960 540`,
    town`420 548 60 34, 500 556 56 32, 690 556 56 32, 770 548 60 34, 600 546 54 30`,
    canopy`#4d6a58 size=24: 360 584, 600 572, 840 584`,
    balcony,
    // The river between its stony banks, a footbridge over it.
    fill`#efdccb M0 690Q300 640 470 596H730Q900 640 1200 690V800H0z`,
    fill`water M500 596H700Q740 640 860 690T1020 800H220Q260 740 380 690T500 596z`,
    fill`snow/0.5 M560 600q20 40-40 90t-80 110h30q40-70 96-116t20-84zM640 600q0 40 60 84t100 116h-24q-50-70-104-112t-50-88z`,
    line`#a5603f 6 M440 592Q600 556 760 592`,
    line`snow 4 M440 572Q600 536 760 572`,
    line`snow 2 M460 588v-20M490 582v-20M520 578v-20M550 576v-22M580 574v-20M610 574v-20M640 575v-20M670 578v-20M700 582v-20M730 587v-20`,
    walker`640 574 0.22 roof, 560 576 0.22 accent`,
    balconyHouse`400 596 0.6 #fbe6cf, 306 614 0.76 #e8b9a0, 180 640 0.96 #fff1e2, 30 674 1.16 #f3cfa8, 808 598 0.6 #e8b9a0, 906 616 0.76 #fff1e2, 1034 642 0.96 #f3cfa8, 1184 676 1.16 #fbe6cf`,
    stones`486 628 24, 462 640 34, 474 656 22, 420 668 44, 440 684 30, 376 700 54, 404 718 38, 330 742 66, 372 754 44, 300 782 56, 236 770 50, 206 726 40, 280 708 34, 716 628 24, 744 642 34, 730 656 22, 784 668 46, 766 684 30, 826 702 54, 800 720 40, 884 744 66, 842 758 44, 920 784 56, 976 766 50, 1004 724 40, 930 710 32, 596 690 28, 640 726 38, 556 764 46`,
  ]),
}

/** A wall of the given height along the points, with merlons on top. */
function battlements(points: string, tall: number): string {
  const spots = numbersOf(points)
  return spots
    .slice(1)
    .map(([endX = 0, endY = 0], index) => {
      const [x = 0, y = 0] = spots[index]!
      const count = Math.max(2, Math.round((endX - x) / 18))
      const [dx, dy] = [Math.round((endX - x) / count / 2), Math.round((endY - y) / count / 2)]
      const merlons = `v-9l${dx} ${dy}v9l${dx} ${dy}`.repeat(count)
      return `M${x} ${y + tall}V${y}${merlons}V${endY + tall}z`
    })
    .join('')
}

/** A row of vines, which leans towards the rock. */
function vines(row: number): Layer {
  const far = 600 + row * 62 + (row > 0 ? 30 : -30) * Math.min(1, Math.abs(row))
  const near = 600 + row * 170
  const leaning = (near - far) / 5
  const bushes = [0, 1, 2, 3, 4].map((step) => {
    const r = 5 + step * 3
    return `M${Math.round(far + leaning * step - r)} ${690 + step * 26}q${r}-${3 * r} ${2 * r} 0l${Math.round(leaning * 0.8)} 26h-${2 * r}z`
  })
  return fill`${row % 2 ? 'leaf' : '#6f8a4c'} ${bushes.join('')}`
}
