// Objects of a journey, each drawn around the origin where it stands.

import { at, disc, fill, group, type Ink, type Layer, line, placed } from './canvas.ts'

/** A cup of butter tea with steam. */
export const cup = placed(() => [
  fill`wall M-80-110H80q0 90-50 110h-60q-50-20-50-110z`,
  fill`roof M-76-84H76q-2 14-6 26H-70q-4-12-6-26z`,
  fill`dark/0.18 M30-110h50q0 90-50 110H0q30-40 30-110z`,
  fill`accent M-80-116H80v12H-80z`,
  line`snow 7 M-30-140q-20-30 0-54t0-54M20-140q-20-30 0-54t0-54`,
])

export const helmetOnGround = placed(() => [
  fill`accent M-120 0q-40-180 100-190 140-4 150 120l6 40-60 10-10 20z`,
  fill`dark M136-36q4-64-40-74l-70 6q-10 40 10 74z`,
  fill`sun M-20-190q80-6 120 50L30-130q-30-40-50-60z`,
  fill`dark/0.2 M-120 0q-14-60-6-110 20 70 200 100l-8 10z`,
])

export const rucksack = placed(() => [
  fill`accent M-110 0q-20-20-16-140 6-110 126-110t126 110q4 120-16 140z`,
  fill`roof M-84 0v-90q84-30 168 0V0z`,
  fill`near M-140-250q0-34 34-34h212q34 0 34 34t-34 34h-212q-34 0-34-34z`,
  line`dark 9 M-70-284v68M70-284v68M-50-210v110M50-210v110`,
  fill`sun M-62-130h24v24h-24zM38-130h24v24H38z`,
  fill`dark/0.18 M50 0q40-100 10-240 70 20 66 100 4 120-16 140z`,
])

export const jerrycan = placed(() => [
  fill`#c23a35 M-90 0v-190l36-40H60q30 0 30 30V0z`,
  line`sun 8 M-60-20 60-160M60-20-60-160`,
  fill`dark M-20-230v-34h84v34h-18v-16H0v16zM-84-206l34-34 14 14-34 34z`,
  fill`dark/0.2 M50 0v-230h10q30 0 30 30V0z`,
])

export const phone = placed(() => [
  fill`dark M-54 0q-14 0-14-14v-220q0-14 14-14H54q14 0 14 14V-14Q68 0 54 0z`,
  fill`haze M-54-30v-190H54v190z`,
  line`roof 9 M-26-100 26-152M-26-152 26-100`,
  fill`far M-36-60h14v-10h-14zM-14-60H0v-20h-14zM8-60h14v-30H8zM30-60h14v-40H30z`,
])

/** A year's calendar of the passes: the closed weeks are struck out. */
export const calendar = placed(() => [
  fill`wall M-190 0v-300h380V0z`,
  fill`roof M-190-300h380v-60h-380z`,
  line`dark 10 M-120-390v60M0-390v60M120-390v60`,
  ...[
    'snow',
    'snow',
    'snow',
    'near',
    'green',
    'green',
    'green',
    'green',
    'green',
    'near',
    'snow',
    'snow',
  ].map((ink, month) =>
    at(-138 + (month % 4) * 92, -232 + Math.floor(month / 4) * 92, 1, [
      fill`${ink} M-34-34h68v68h-68z`,
      ink === 'snow'
        ? line`far 5 M-24-24 24 24M24-24-24 24M0-30v60`
        : fill`leaf M-24 18 0-20 24 18z`,
    ]),
  ),
  fill`dark/0.12 M-190 0v-20h380V0z`,
])

export const papers = placed(() => [
  at(30, 10, 1, [fill`haze M-130 0l-20-300 260-20 24 300z`]),
  fill`wall M-160 0v-320h260V0z`,
  line`far 8 M-130-280h120M-130-250H70M-130-220H70M-130-190H40M-130-160H70M-130-130H0`,
  fill`near M20-300h60v70H20z`,
  disc('dark', 50, -276, 12),
  fill`dark M26-230q4-26 24-26t24 26z`,
  at(30, -70, 1, [
    line`roof 8 M-56 0a56 56 0 1 0 112 0a56 56 0 1 0-112 0M-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0M-22 6-4 20 24-16`,
  ]),
])

/** A classic single-cylinder motorcycle beside a tall touring one, large. */
export const classic = (paint: Ink): Layer =>
  group(
    line`dark 12 M-150-56a52 52 0 1 0 104 0a52 52 0 1 0-104 0M60-56a52 52 0 1 0 104 0a52 52 0 1 0-104 0`,
    line`haze 3 M-98-56h-46M-98-56h46M-98-56v46M-98-56v-46M112-56h46M112-56H66M112-56v46M112-56v-46`,
    line`dark 9 M112-56 70-184M-98-56-10-50M-60-20H60`,
    fill`haze M-40-34h80l10-60h-84z`,
    line`ground 5 M-36-80h80M-36-66h80M-36-52h80`,
    fill`${paint} M-30-130q40-44 90-30l20 12-20 38h-84zM-150-92q50-60 104-6l-10 8q-40-36-80 6z`,
    fill`ground M-130-138q50-14 104 0v18h-100z`,
    line`dark 8 M66-186 36-196M70-170h26`,
    disc('sun', 92, -164, 17),
    line`haze 8 M-30-26-150-26`,
  )
