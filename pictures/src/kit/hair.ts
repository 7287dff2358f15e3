// Hair and beards of the portraits.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'

/** Short hair with a parting on the left. */
export const shortHair = (ink: Ink, temples: Ink = ink): Layer => [
  fill`${temples} M478 396q-14-70 10-130l50-20-30 60q-6 50-12 94zM722 396q14-70-10-130l-50-20 30 60q6 50 12 94z`,
  fill`${ink} M484 330q-26-156 100-156 150-16 134 150-16-24-22-56-60 6-122-28-34 46-74 50-10 18-16 40z`,
  line`snow/0.2 4 M540 232q50-40 110-24M560 212q40-26 80-18`,
]

/** Hair parted in the middle. `longHair` or `bun` draws the hair behind the head. */
export const parted = (ink: Ink): Layer => [
  fill`${ink} M476 420q-30-246 124-246t124 246q-4-90-40-150-46-14-84-54-38 40-84 54-36 60-40 150z`,
  line`snow/0.24 4 M500 300q20-76 80-104M700 300q-20-76-80-104`,
]

export const longHair = (ink: Ink): Layer =>
  fill`${ink} M472 360q-4-180 128-180t128 180q30 140 6 250-60 40-134 40t-134-40q-24-110 6-250z`
/** Long hair below a hat, behind the neck; `locks` draws the hair in front of the ears. */
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

/** Stubble: a shade on cheeks and chin, darker around the mouth. */
export const stubble = (ink: Ink): Layer => [
  fill`${ink}/0.55 M490 400q20 50 60 50 50-14 100 0 40 0 60-50 0 136-110 146-110-10-110-146z`,
  fill`${ink} M552 456q48-30 96 0-48 12-96 0zM576 506q24 10 48 0l-8 34q-16 8-32 0z`,
]

export const moustache = (ink: Ink): Layer =>
  fill`${ink} M600 446q30-12 56 8 14 14 30 10-10 22-40 18-26-4-46-18-20 14-46 18-30 4-40-18 16 4 30-10 26-20 56-8z`
