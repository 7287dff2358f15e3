// Hats, helmets and raised sunglasses of the portraits.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'

export const turban = (cloth: Ink): Layer => [
  fill`${cloth} M458 340q-44-186 142-202 186 16 142 202-60-60-142-98-82 38-142 98z`,
  fill`#fff1d8 M556 262 600 216l44 46-44-20z`,
  line`dark/0.26 6 M600 222q-90-20-138 60M600 222q-80-60-132-6M600 222q-50-86-92-54M600 222q90-20 138 60M600 222q80-60 132-6M600 222q50-86 92-54`,
]

/** A knitted cap with a zigzag on the brim. */
export const beanie = (wool: Ink, brim: Ink): Layer => [
  fill`${wool} M470 316q0-156 130-156t130 156z`,
  line`dark/0.2 5 M526 306q0-84 44-136M600 304V164M674 306q0-84-44-136`,
  fill`${brim} M458 282q142-42 284 0v52q-142-42-284 0z`,
  line`${wool} 6 M472 316l20-26 22 18 22-24 22 18 22-22 20 20 20-20 22 22 22-18 22 24 22-18 20 26`,
  disc(brim, 600, 152, 28),
]

export const brimmedHat = (felt: Ink, band: Ink): Layer => [
  fill`${felt} M490 296q4-130 60-138 50 20 100 0 56 8 60 138z`,
  fill`${band} M488 266q112-26 224 0l2 34H486z`,
  fill`${felt} M404 318q40-40 86-34 110-24 220 0 46-6 86 34-190-46-392 0z`,
  fill`dark/0.24 M404 318q190-46 392 0-60 0-90 6-106-24-212 0-30-6-90-6z`,
]

/** An open-face helmet; `peak` adds the peak of an off-road helmet. */
export const helmet = (shell: Ink, stripe: Ink, peak = false): Layer => [
  line`dark 9 M508 490q30 66 92 72 62-6 92-72`,
  fill`${shell} M450 392C440 236 508 160 600 160S760 236 750 392Q750 460 722 512 700 524 688 504 704 440 698 372 690 322 650 308 600 294 550 308 510 322 502 372 496 440 512 504 500 524 478 512 450 460 450 392Z`,
  fill`${stripe} M574 161q26-4 52 0l8 138q-34-6-68 0z`,
  fill`dark/0.22 M650 170C720 200 756 270 750 392Q750 460 722 512 700 524 688 504 704 440 698 372 690 322 650 308 680 250 650 170Z`,
  line`dark 8 M502 400q-4-80 48-92 50-14 100 0 52 12 48 92`,
  peak && fill`${stripe} M468 282Q600 206 732 282L774 322Q600 244 426 322z`,
  peak && fill`dark/0.2 M426 322Q600 244 774 322L760 308Q600 236 440 308z`,
]

/** Sunglasses pushed up into the hair. */
export const shadesUp = (lens: Ink): Layer => [
  line`dark 8 M482 262q118-40 236 0`,
  fill`dark M512 236q36-14 76-14l4 40q-38 26-70 6zM688 236q-36-14-76-14l-4 40q38 26 70 6z`,
  fill`${lens} M520 242q30-10 62-12l2 28q-32 18-56 4zM680 242q-30-10-62-12l-2 28q32 18 56 4z`,
]
