// Hair, beards, hats and helmets of the portraits.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'

/** Short hair with a parting on the left. */
export const shortHair = (ink: Ink, temples: Ink = ink): Layer => [
  fill`${temples} M478 396q-14-70 10-130l50-20-30 60q-6 50-12 94zM722 396q14-70-10-130l-50-20 30 60q6 50 12 94z`,
  fill`${ink} M484 330q-26-156 100-156 150-16 134 150-16-24-22-56-60 6-122-28-34 46-74 50-10 18-16 40z`,
  line`snow/0.2 4 M540 232q50-40 110-24M560 212q40-26 80-18`,
]

/** Hair parted in the middle of the forehead; the hair behind the neck comes from `longHair`. */
export const parted = (ink: Ink): Layer => [
  fill`${ink} M476 420q-30-246 124-246t124 246q-4-90-40-150-46-14-84-54-38 40-84 54-36 60-40 150z`,
  line`snow/0.24 4 M500 300q20-76 80-104M700 300q-20-76-80-104`,
]

export const longHair = (ink: Ink): Layer =>
  fill`${ink} M472 360q-4-180 128-180t128 180q30 140 6 250-60 40-134 40t-134-40q-24-110 6-250z`
/** Long hair below a hat: behind the neck and, in front of the ears, beside the face. */
export const longHairUnderHat = (ink: Ink): Layer =>
  fill`${ink} M478 300h244q34 150 14 310-60 40-136 40t-136-40q-20-160 14-310z`
export const locks = (ink: Ink): Layer =>
  fill`${ink} M474 300h44q-28 60-22 170-30-20-34-70zM726 300h-44q28 60 22 170 30-20 34-70z`
export const bun = (ink: Ink): Layer => disc(ink, 600, 166, 52, 46)
export const braid = (ink: Ink): Layer => [
  fill`${ink} M690 430q70 60 54 170t-4 170q-46-10-54-100t-30-150z`,
  line`snow/0.3 4 M700 530l40 20M704 590l38 10M704 650l34 4M712 706l26-4`,
]

/** A full beard; `grey` adds streaks. */
export const beard = (ink: Ink, grey?: Ink): Layer => [
  fill`${ink} M484 372q14 60 66 70 50-22 100 0 52-10 66-70 16 190-116 204-132-14-116-204z`,
  grey &&
    line`${grey} 6 M560 520q6 30 18 44M600 524v46M640 520q-6 30-18 44M530 490q2 30 14 50M670 490q-2 30-14 50`,
  fill`${ink} M546 458q54-36 108 0-54 16-108 0z`,
  fill`#b4564c M566 470q34 12 68 0-10 18-34 18t-34-18z`,
]

/** A stubble: a shade on cheeks and chin, darker round the mouth. */
export const stubble = (ink: Ink): Layer => [
  fill`${ink}/0.55 M490 400q20 50 60 50 50-14 100 0 40 0 60-50 0 136-110 146-110-10-110-146z`,
  fill`${ink} M552 456q48-30 96 0-48 12-96 0zM576 506q24 10 48 0l-8 34q-16 8-32 0z`,
]

export const moustache = (ink: Ink): Layer =>
  fill`${ink} M600 446q30-12 56 8 14 14 30 10-10 22-40 18-26-4-46-18-20 14-46 18-30 4-40-18 16 4 30-10 26-20 56-8z`

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
