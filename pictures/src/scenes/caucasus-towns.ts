// Gori and Kutaisi, the two old towns south of the Caucasus.

import { fill, type Ink, type Layer, line, listed } from '../kit/canvas.ts'
import { birds, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { define, placed, reuse } from '../kit/place.ts'
import { canopy, crowns, poplars } from '../kit/plants.ts'
import { numbersOf } from '../kit/points.ts'
import { scene } from '../kit/scene.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
import { river } from '../kit/ways.ts'

/** Many small houses as rows 'x foot wide tall'; one path for all walls and one for all roofs. */
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
const bagrati = placed(() => [
  fill`wall M-150 0v-92h300V0z`,
  fill`#5f9487 M-150-92-116-128H116l34 36z`,
  fill`wall M-176 0v-78l42-46 42 46V0zM92 0v-78l42-46 42 46V0z`,
  line`#5f9487 9 M-182-74-134-126-86-74M86-74 134-126 182-74`,
  fill`wall M-54 0v-116L0-168l54 52V0z`,
  line`#5f9487 9 M-60-112 0-170 60-112`,
  fill`wall M-40-140v-84h80v84z`,
  fill`dark/0.16 M14-118V-224h26v96l14 14V0H14zM150 0v-92l-14-32 40 46V0z`,
  fill`#5f9487 M-52-220 0-312 52-220z`,
  fill`dark/0.2 M14-220 0-312 52-220z`,
  fill`dark M-31-160v-44q5-8 10 0v44zM-13-160v-44q5-8 10 0v44zM5-160v-44q5-8 10 0v44zM23-160v-44q5-8 10 0v44zM-16 0v-52q16-16 32 0V0zM-6-92v-26q6-8 12 0v26zM-140-32v-40q6-8 12 0v40zM128-32v-40q6-8 12 0v40z`,
  line`sun 5 M0-312v-34M-10-332H10`,
])

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

export const caucasusTowns = {
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

/** A row of vines; all rows share one vanishing point under the rock. */
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
