// Busts of nobody in particular, in flat inks: a body, a face, and what is worn on the head.

import { disc, fill, group, type Ink, type Layer, line, thin } from './canvas.ts'

type Person = {
  skin: Ink
  jacket: Ink
  trim?: Ink
  head: Layer
  face?: Layer
  scarf?: Ink
  hair?: Layer
}

/** Shoulders, neck and face around 600 400; what is worn on the head is drawn last. */
export function bust({
  skin,
  jacket,
  trim = 'dark',
  head,
  face = smile,
  scarf,
  hair,
}: Person): Layer {
  return group(
    ...(hair ? [hair] : []),
    fill(jacket, 'M250 800q4-150 130-190l130-50h180l130 50q126 40 130 190z'),
    thin(0.2, fill('dark', 'M690 560l130 50q126 40 130 190H800q10-120-60-190z')),
    line(trim, 9, 'M600 650v150M380 612q40 90 40 188M820 612q-40 90-40 188'),
    fill(skin, 'M540 470h120v100q-60 70-120 0z'),
    thin(0.22, fill('dark', 'M540 520q60 50 120-10v40q-60 40-120 0z')),
    fill(trim, 'M510 556q90 110 180 0l34 20q-124 150-248 0z'),
    fill(skin, 'M486 340q0-120 114-120t114 120q0 190-114 200-114-10-114-200z'),
    thin(0.16, fill('dark', 'M640 226q74 24 74 114 0 190-114 200 90-60 90-180 0-90-50-134z')),
    disc(skin, 484, 384, 18, 28),
    disc(skin, 716, 384, 18, 28),
    face,
    ...(scarf
      ? [
          fill(scarf, 'M484 440q116 50 232 0 4 90-46 130l30 40q-100 70-200 0l30-40q-50-40-46-130z'),
          thin(0.22, line('dark', 5, 'M500 490q100 40 200 0M530 550q70 30 140 0')),
        ]
      : []),
    head,
  )
}

export const eyes = (ink: Ink = 'dark'): Layer =>
  group(
    disc(ink, 556, 372, 8, 9),
    disc(ink, 644, 372, 8, 9),
    line(ink, 7, 'M536 346q20-12 40-2M624 344q20-10 40 2'),
  )
export const mouth: Layer = line('roof', 6, 'M566 468q34 24 68 0')
export const nose: Layer = thin(0.3, line('dark', 7, 'M604 372l12 56-22 4'))
export const smile: Layer = group(eyes(), nose, mouth)
export const beard = (ink: Ink): Layer =>
  group(
    fill(ink, 'M486 380q20 50 60 56 54-16 108 0 40-6 60-56 6 170-114 178-120-8-114-178z'),
    line('snow', 6, 'M572 472q28 16 56 0'),
  )
export const moustache: Layer = fill('dark', 'M550 452q50-30 100 0-20 10-50 4-30 6-50-4z')
export const shades = (lens: Ink): Layer =>
  group(
    line('dark', 8, 'M486 366h228'),
    fill('dark', 'M512 352h80l-6 40q-34 24-66 0zM608 352h80l-8 40q-32 24-66 0z'),
    thin(0.6, fill(lens, 'M524 362h30l-24 28zM620 362h30l-24 28z')),
  )
export const spectacles: Layer = line(
  'dark',
  6,
  'M520 372a34 34 0 1 0 68 0a34 34 0 1 0-68 0M612 372a34 34 0 1 0 68 0a34 34 0 1 0-68 0M588 366q12-8 24 0',
)

/** A helmet with open visor; `peak` for one made for bad roads. */
export const helmet = (shell: Ink, stripe: Ink, peak = false): Layer =>
  group(
    fill(
      shell,
      'M456 430q-30-240 144-250 174 10 144 250l-36 50q-6-60-10-150-98-40-196 0-4 90-10 150z',
    ),
    thin(0.2, fill('dark', 'M640 186q130 40 104 244l-36 50q-6-60-10-150 0-90-58-144z')),
    fill(stripe, 'M576 181q24-4 48 0l10 128q-34-6-68 0z'),
    fill('dark', 'M470 330q130-60 260 0l-8 14q-120-50-244 0z'),
    ...(peak ? [fill(stripe, 'M462 300q138-120 276 0l36 14q-170-60-348 0z')] : []),
  )
export const beanie = (wool: Ink, brim: Ink): Layer =>
  group(
    fill(wool, 'M472 320q0-150 128-150t128 150z'),
    thin(0.2, line('dark', 5, 'M530 310q0-80 40-130M600 310V172M670 310q0-80-40-130')),
    fill(brim, 'M462 286q138-40 276 0v46q-138-40-276 0z'),
    disc(brim, 600, 162, 28),
  )
export const turban = (cloth: Ink): Layer =>
  group(
    fill(cloth, 'M462 330q-40-180 138-196 178 16 138 196-60-50-138-90-78 40-138 90z'),
    thin(
      0.22,
      line(
        'dark',
        6,
        'M600 238q-80-20-130 30M600 238q-70-60-120-20M600 238q-40-90-80-80M600 238q80-20 130 30M600 238q70-60 120-20M600 238q40-90 80-80',
      ),
    ),
  )
export const bucket = (cloth: Ink): Layer =>
  group(
    fill(cloth, 'M494 290q6-120 106-120t106 120z'),
    fill(cloth, 'M420 320q40-50 84-56h192q44 6 84 56-180-44-360 0z'),
    thin(0.25, fill('dark', 'M498 270h204l4 22H494z')),
  )
export const hairCap = (ink: Ink): Layer =>
  fill(ink, 'M480 350q-20-160 120-160t120 160q-20-60-60-90-70 30-130 20-40 20-50 70z')
export const longHair = (ink: Ink): Layer =>
  fill(ink, 'M470 350q0-160 130-160t130 160l20 230q-60 40-150 40t-150-40z')
export const bun = (ink: Ink): Layer => disc(ink, 600, 176, 50)
export const braid = (ink: Ink): Layer =>
  fill(ink, 'M690 420q70 60 50 170t10 150q-50-20-50-90t-40-120z')
