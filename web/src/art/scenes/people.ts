// Busts of nobody in particular: riders, mechanics and guests, in flat inks before a sky.

import { disc, fill, group, type Ink, type Layer, line, poster, thin } from '../kit/canvas.ts'
import { hill, massif } from '../kit/mountains.ts'
import { firs, poplars } from '../kit/plants.ts'
import { sky, stars } from '../kit/sky.ts'
import { lake } from '../kit/water.ts'

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
function bust({ skin, jacket, trim = 'dark', head, face = smile, scarf, hair }: Person): Layer {
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

const eyes = (ink: Ink = 'dark'): Layer =>
  group(
    disc(ink, 556, 372, 8, 9),
    disc(ink, 644, 372, 8, 9),
    line(ink, 7, 'M536 346q20-12 40-2M624 344q20-10 40 2'),
  )
const mouth: Layer = line('roof', 6, 'M566 468q34 24 68 0')
const nose: Layer = thin(0.3, line('dark', 7, 'M604 372l12 56-22 4'))
const smile: Layer = group(eyes(), nose, mouth)
const beard = (ink: Ink): Layer =>
  group(
    fill(ink, 'M486 380q20 50 60 56 54-16 108 0 40-6 60-56 6 170-114 178-120-8-114-178z'),
    line('snow', 6, 'M572 472q28 16 56 0'),
  )
const moustache: Layer = fill('dark', 'M550 452q50-30 100 0-20 10-50 4-30 6-50-4z')
const shades = (lens: Ink): Layer =>
  group(
    line('dark', 8, 'M486 366h228'),
    fill('dark', 'M512 352h80l-6 40q-34 24-66 0zM608 352h80l-8 40q-32 24-66 0z'),
    thin(0.6, fill(lens, 'M524 362h30l-24 28zM620 362h30l-24 28z')),
  )
const spectacles: Layer = line(
  'dark',
  6,
  'M520 372a34 34 0 1 0 68 0a34 34 0 1 0-68 0M612 372a34 34 0 1 0 68 0a34 34 0 1 0-68 0M588 366q12-8 24 0',
)

/** A helmet with open visor; `peak` for one made for bad roads. */
const helmet = (shell: Ink, stripe: Ink, peak = false): Layer =>
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
const beanie = (wool: Ink, brim: Ink): Layer =>
  group(
    fill(wool, 'M472 320q0-150 128-150t128 150z'),
    thin(0.2, line('dark', 5, 'M530 310q0-80 40-130M600 310V172M670 310q0-80-40-130')),
    fill(brim, 'M462 286q138-40 276 0v46q-138-40-276 0z'),
    disc(brim, 600, 162, 28),
  )
const turban = (cloth: Ink): Layer =>
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
const bucket = (cloth: Ink): Layer =>
  group(
    fill(cloth, 'M494 290q6-120 106-120t106 120z'),
    fill(cloth, 'M420 320q40-50 84-56h192q44 6 84 56-180-44-360 0z'),
    thin(0.25, fill('dark', 'M498 270h204l4 22H494z')),
  )
const hairCap = (ink: Ink): Layer =>
  fill(ink, 'M480 350q-20-160 120-160t120 160q-20-60-60-90-70 30-130 20-40 20-50 70z')
const longHair = (ink: Ink): Layer =>
  fill(ink, 'M470 350q0-160 130-160t130 160l20 230q-60 40-150 40t-150-40z')
const bun = (ink: Ink): Layer => disc(ink, 600, 176, 50)
const braid = (ink: Ink): Layer => fill(ink, 'M690 420q70 60 50 170t10 150q-50-20-50-90t-40-120z')

const peaks = (y: number) =>
  massif(
    'far',
    `0 ${y}, 170 ${y - 110}, 330 ${y - 30}, 480 ${y - 170}, 700 ${y - 40}, 900 ${y - 190}, 1060 ${y - 60}, 1200 ${y - 130}`,
    { snow: y - 70 },
  )

export const people = {
  'team-1': poster(
    'cream',
    sky({ sun: '600 380 300', horizon: 620 }),
    peaks(560),
    bust({
      skin: '#b87a4e',
      jacket: '#2d57c8',
      trim: '#1c2f6e',
      head: turban('accent'),
      face: group(eyes(), nose, beard('#2a2030'), moustache),
    }),
  ),
  'team-2': poster(
    'dusk',
    sky({ sun: '850 260 80', rings: 2, horizon: 520 }),
    peaks(520),
    bust({
      skin: '#c98d60',
      jacket: '#f2a25c',
      trim: '#7c2745',
      head: beanie('#fff3e0', '#d8453a'),
      face: group(shades('accent'), nose, mouth),
    }),
  ),
  'team-3': poster(
    'lush',
    sky({ sun: '300 220 66', horizon: 480 }),
    hill('mid', '0 520, 300 450, 640 500, 900 440, 1200 500'),
    firs({ from: 0, to: 1200, top: 540, foot: 640, tall: 150, count: 26 }),
    bust({
      skin: '#8f5a3a',
      jacket: '#d9708a',
      trim: '#5a2a44',
      head: hairCap('#1d1626'),
      face: group(eyes(), nose, moustache, line('roof', 5, 'M574 474q26 12 52 0')),
    }),
    fill('#c9c7d6', 'M300 800V610l-40-40v-70l30 30h40l30-30v70l-34 40v190z'),
  ),
  'team-4': poster(
    'night',
    sky({ sun: '300 190 54', horizon: 560 }),
    stars(60, 420),
    peaks(580),
    bust({
      skin: '#d19a6c',
      jacket: '#4646a0',
      trim: '#f6b65a',
      hair: longHair('#1a1220'),
      head: hairCap('#1a1220'),
      face: group(spectacles, eyes(), nose, mouth),
    }),
  ),
  'team-5': poster(
    'noon',
    sky({ horizon: 560 }),
    massif('mid', '0 480, 220 400, 460 470, 760 380, 1000 440, 1200 390'),
    massif('near', '0 600, 300 540, 700 590, 1200 530'),
    bust({
      skin: '#bd8052',
      jacket: '#d79a2f',
      trim: '#6b3a2a',
      head: bucket('#7a5a3a'),
      face: group(
        eyes(),
        nose,
        line('roof', 6, 'M560 466q40 34 80 0'),
        thin(0.4, line('dark', 4, 'M516 400q-8 12-2 22M684 400q8 12 2 22')),
      ),
    }),
  ),
  'portrait-1': poster(
    'blush',
    sky({ sun: '860 240 84', rings: 2, horizon: 560 }),
    peaks(560),
    bust({
      skin: '#c58a5c',
      jacket: '#2f8f8a',
      trim: '#173f4a',
      hair: braid('#20141c'),
      head: helmet('snow', 'accent'),
      face: group(eyes(), nose, mouth),
    }),
  ),
  'portrait-2': poster(
    'ember',
    sky({ sun: '320 260 110', rings: 2, horizon: 560 }),
    hill('mid', '0 560, 300 480, 700 540, 1200 460'),
    bust({
      skin: '#a86c44',
      jacket: '#3a2a5c',
      trim: 'sun',
      head: helmet('#2a2a3c', '#fbc35a', true),
      scarf: '#d8453a',
      face: group(eyes(), nose),
    }),
  ),
  'portrait-3': poster(
    'tropic',
    sky({ horizon: 520 }),
    lake(520, 800, 'haze'),
    massif('mid', '0 500, 200 410, 420 480, 700 400, 940 470, 1200 420', { foot: 522 }),
    bust({
      skin: '#7d4c30',
      jacket: '#f5893c',
      trim: '#7a2f2f',
      hair: bun('#160f18'),
      head: hairCap('#160f18'),
      face: group(shades('water'), nose, line('#5a1f2a', 7, 'M560 464q40 36 80 0')),
    }),
  ),
  'portrait-4': poster(
    'plum',
    sky({ sun: '880 200 56', horizon: 560 }),
    stars(50, 300),
    massif('mid', '0 560, 260 470, 560 540, 860 440, 1200 530'),
    bust({
      skin: '#b47c52',
      jacket: '#27405e',
      trim: '#f2b93b',
      head: beanie('#2f8f8a', '#f2b93b'),
      face: group(eyes(), nose, beard('#3a3038'), moustache),
    }),
  ),
  'portrait-5': poster(
    'dawn',
    sky({ sun: '300 230 64', rings: 2, horizon: 480 }),
    hill('green', '0 560, 300 490, 700 540, 1200 480'),
    poplars('150 640 240, 220 650 280, 980 650 280, 1060 640 250'),
    bust({
      skin: '#9c6540',
      jacket: '#8a3f6e',
      trim: '#fbd7b0',
      hair: longHair('#2a1a1e'),
      head: bucket('#f2a25c'),
      scarf: '#3566c4',
      face: group(eyes(), nose),
    }),
  ),
  'portrait-6': poster(
    'gold',
    sky({ sun: '600 330 250', horizon: 600 }),
    massif('mid', '0 600, 240 500, 480 570, 760 480, 1000 560, 1200 500'),
    bust({
      skin: '#6b4029',
      jacket: '#4c7a4f',
      trim: '#20382c',
      head: helmet('#b23a3f', 'snow', true),
      face: group(eyes(), nose, mouth, thin(0.5, line('dark', 4, 'M540 500q60 20 120 0'))),
    }),
  ),
}
