import { fill, type Ink, type Layer, line } from './canvas.ts'

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
