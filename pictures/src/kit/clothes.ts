// Clothes of the portraits, for the same shoulders. A shawl or a scarf lies over other clothes.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'

const shoulders = (ink: Ink): Layer => [
  fill`${ink} M250 800q4-150 130-190l130-44 18-16q72 90 144 0l18 16 130 44q126 40 130 190z`,
  fill`dark/0.2 M690 566l130 44q126 40 130 190H800q10-130-110-234z`,
]

/** A jacket closed up to the chin, with a zip and seams. */
export const ridingJacket = (cloth: Ink, trim: Ink): Layer => [
  shoulders(cloth),
  fill`${trim} M380 610l60-20q-40 90-30 210h-44q-8-110 14-190zM820 610l-60-20q40 90 30 210h44q8-110-14-190z`,
  fill`${trim} M520 552q80 84 160 0l26 44q-106 96-212 0z`,
  line`snow 5 M600 654v146M592 690h16`,
]

/** A jacket open at the neck, over a shirt. */
export const coat = (cloth: Ink, shirt: Ink): Layer => [
  shoulders(cloth),
  fill`${shirt} M528 556 600 800 672 556 660 548 600 620 540 548z`,
  fill`snow M532 546l-18 30 56 72 30-30zM668 546l18 30-56 72-30-30z`,
  fill`dark/0.28 M514 576 590 800H540L470 640l30-16-18-34zM686 576 610 800h50l70-160-30-16 18-34z`,
]

/** A shirt under dungarees. */
export const overalls = (bib: Ink, shirt: Ink): Layer => [
  shoulders(shirt),
  fill`${shirt} M532 546l-18 30 56 72 30-30zM668 546l18 30-56 72-30-30z`,
  line`dark/0.24 5 M514 576l56 72 30-30 30 30 56-72`,
  fill`${bib} M420 596l48-16 34 120h196l34-120 48 16-24 204H444z`,
  line`dark/0.24 5 M540 800v-50h120v50`,
  disc('sun', 496, 706, 9),
  disc('sun', 704, 706, 9),
]

/** A tunic with a border along neck and chest. */
export const kurta = (cloth: Ink, border: Ink): Layer => [
  shoulders(cloth),
  line`${border} 12 M524 556q76 106 152 0M600 612v130`,
  disc(border, 600, 660, 10),
  disc(border, 600, 706, 10),
]

/** The Ladakhi robe (goncha), crossed over the chest. */
export const robe = (cloth: Ink, border: Ink): Layer => [
  shoulders(cloth),
  fill`${border} M668 546l28 24-96 130-34-40z`,
  fill`snow M532 546l-28 24 30 50 34 30 32-38z`,
  fill`${border} M528 550l-34 22 196 228h62z`,
]

/** A shawl over one shoulder. */
export const shawl = (cloth: Ink, border: Ink): Layer => [
  fill`${cloth} M690 560l130 46q126 44 130 194H700q60-120-30-220z`,
  line`${border} 9 M676 572q96 100 46 228`,
  line`dark/0.24 5 M780 620q40 80 30 180M860 660q30 60 30 140`,
]

export const scarf = (cloth: Ink): Layer => [
  fill`${cloth} M496 540q104 76 208 0 34 34 14 74-118 80-236 0-20-40 14-74z`,
  fill`${cloth} M640 620l60-20 50 150-70 24z`,
  line`dark/0.26 5 M500 566q100 70 200 0M496 596q104 70 208 0M664 640l50 120`,
]
