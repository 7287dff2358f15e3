// Portraits of invented people in flat inks, with the face around the point 600 400. The left side of every face is
// lit and the right side lies in shade, wherever the scene has its sun.

import { disc, fill, type Ink, type Layer, line, translucent } from './canvas.ts'
import { part } from './figure.ts'

const LIGHT = '#ffdfb0'
const BLACK = '#1c1118'

type Person = {
  skin: Ink
  shape?: keyof typeof SHAPES
  clothes: Layer
  face: Layer
  /** Hair or headwear in front of the face. */
  head: Layer
  /** Hair behind the head and the neck. */
  behind?: Layer
}

export function bust({ skin, shape = 'oval', clothes, face, head, behind }: Person): Layer {
  const { outline, shade, light } = SHAPES[shape]
  return [
    behind,
    fill`${skin} M540 470h120v90l30 20q-90 110-180 0l30-20z`,
    fill`dark/0.26 M540 510q60 60 120 0v54q-60 40-120-20z`,
    clothes,
    disc(skin, 486, 388, 18, 28),
    disc(skin, 714, 388, 18, 28),
    translucent(0.22, disc('dark', 714, 388, 18, 28)),
    fill`${skin} ${outline}`,
    fill`${LIGHT}/0.3 ${light}`,
    fill`dark/0.2 ${shade}`,
    translucent(0.2, disc('#e2503c', 540, 436, 26, 17), disc('#e2503c', 662, 436, 24, 17)),
    face,
    head,
  ]
}

const SHAPES = {
  oval: {
    outline: 'M486 340q0-120 114-120t114 120q0 190-114 200-114-10-114-200z',
    shade: 'M640 226q74 24 74 114 0 190-114 200 84-60 88-180 0-90-48-134z',
    light: 'M486 340q0-112 92-119-50 44-58 116t44 194q-78-32-78-191z',
  },
  broad: {
    outline: 'M482 330q0-112 118-112t118 112v60q0 84-46 130-36 30-72 30t-72-30q-46-46-46-130z',
    shade: 'M642 224q76 24 76 106v60q0 84-46 130-36 30-72 30 86-50 90-180 0-96-48-146z',
    light: 'M482 330q0-104 94-111-50 44-56 116t30 198l-22-13q-46-46-46-130z',
  },
  long: {
    outline: 'M490 330q0-114 110-114t110 114v64q0 96-54 148-30 22-56 22t-56-22q-54-52-54-148z',
    shade: 'M640 220q70 22 70 110v64q0 96-54 148-30 22-56 22 84-60 86-190 0-100-46-154z',
    light: 'M490 330q0-106 88-113-48 44-54 116t34 220l-14-11q-54-52-54-148z',
  },
  round: {
    outline: 'M484 350q0-132 116-132t116 132q2 96-52 146-28 26-64 26t-64-26q-54-50-52-146z',
    shade: 'M644 226q72 28 72 124 2 96-52 146-28 26-64 26 80-52 84-172 0-84-40-124z',
    light: 'M484 350q0-124 92-131-50 44-58 122t34 176l-16-21q-54-50-52-146z',
  },
  square: {
    outline: 'M484 330q0-114 116-114t116 114l-6 100q-4 64-50 98-28 18-60 18t-60-18q-46-34-50-98z',
    shade: 'M642 222q74 24 74 108l-6 100q-4 64-50 98-28 18-60 18 78-46 82-160 2-112-40-164z',
    light: 'M484 330q0-106 92-113-50 44-56 118t28 206l-8-13q-46-34-50-98z',
  },
  heart: {
    outline: 'M488 338q0-118 112-118t112 118q0 96-44 152-36 46-68 48-32-2-68-48-44-56-44-152z',
    shade: 'M640 226q72 24 72 112 0 96-44 152-36 46-68 48 78-60 84-170 2-96-44-142z',
    light: 'M488 338q0-110 90-117-48 44-54 116t36 176q-12-8-28-23-44-56-44-152z',
  },
} as const

type Eyes = {
  brow?: Ink
  /** Thickness of the eyebrows. */
  heavy?: number
  /** Eyes: wide, narrowed by a smile or the sun, with lashes, or below the fold of a lid. */
  look?: 'wide' | 'narrow' | 'lashes' | 'hooded'
}

export function eyes({ brow = BLACK, heavy = 9, look = 'wide' }: Eyes = {}): Layer {
  if (look === 'hooded') {
    return [
      fill`#fff6ea M530 376Q552 360 584 383 556 390 530 376zM670 376Q648 360 616 383 644 390 670 376z`,
      disc('#2c1613', 558, 376, 7),
      disc('#2c1613', 642, 376, 7),
      line`${BLACK} 5 M526 374Q552 357 586 385M674 374Q648 357 614 385`,
      line`dark/0.3 3 M530 362Q556 350 582 364M670 362Q644 350 618 364`,
      line`${brow} ${heavy} M522 340q30-12 56 0M622 340q28-12 56 0`,
    ]
  }
  const open = look === 'narrow' ? 13 : 24
  return [
    fill`#fff6ea M532 377q26-${open} 50 0-25 15-50 0zM618 377q24-${open} 50 0-25 15-50 0z`,
    disc('#2c1613', 558, 374, look === 'narrow' ? 7 : 9),
    disc('#2c1613', 642, 374, look === 'narrow' ? 7 : 9),
    look !== 'narrow' && [disc('#fff6ea', 561, 370, 3), disc('#fff6ea', 645, 370, 3)],
    line`${BLACK} 5 M530 378q28-${open + 4} 54-1M616 377q26-${open + 3} 54 1`,
    look === 'lashes' && line`${BLACK} 4 M531 376l-9-7M537 369l-7-9M669 376l9-7M663 369l7-9`,
    line`${brow} ${heavy} M524 346q28-18 58-4M618 342q30-14 58 4`,
  ]
}

export const nose = (
  kind: 'straight' | 'broad' | 'bent' | 'small' | 'hooked' = 'straight',
): Layer => {
  const side = {
    straight: 'M606 372l12 54q-2 12-26 8',
    broad: 'M604 376l6 34M576 432q12 12 26 4 16 8 28-4',
    bent: 'M604 366q24 26 18 58-6 14-28 8',
    small: 'M588 426q-6 8 4 10M612 426q6 8-4 10M596 436q4 4 8 0',
    hooked: 'M610 364q20 36 16 64-4 14-26 12-10-2-14-10',
  }
  return [line`${LIGHT}/0.4 8 M594 372v48`, line`dark/0.5 6 ${side[kind]}`]
}

/** Closed lips in a smile. */
export const lips = part('lips')

/** A smile that shows the teeth. */
export const laugh = part('laugh')

/** A smile with the corners of the mouth only, for mouths under a beard or moustache. */
export const smile: Layer = line`#5a1f26 6 M562 474q38 24 76 0`

/** Wrinkles beside nose and mouth, at the corners of the eyes and on the forehead. */
export const folds: Layer = line`dark/0.3 4 M556 428q-20 20-20 40M644 428q20 20 20 40M520 384l-16 6M520 392l-14 12M680 384l16 6M680 392l14 12M556 312q44-10 88 0`

export const spectacles: Layer = line`${BLACK} 6 M520 376a36 36 0 1 0 72 0a36 36 0 1 0-72 0M608 376a36 36 0 1 0 72 0a36 36 0 1 0-72 0M592 368q8-6 16 0M520 370l-30-8M680 370l30-8`

/** Sunglasses. */
export const shades = part('shades')
