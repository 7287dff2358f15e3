// Figures, about 100 units wide or high. The origin is on the ground below a figure; animals face right.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'
import { at, placed } from './place.ts'

/** A boxy four-wheel drive with a rack on its roof. */
export const suv = placed((body: Ink = 'wall') => [
  fill`${body} M-70-14v-30l16-6 14-26h72l16 28 20 5v29z`,
  fill`dark M-46-50l11-20h20v20zM-9-70h24v20h-24zM21-70h9l11 20h-20zM-40-84h70v6h-70z`,
  fill`accent M-34-96h24v12h-24zM-6-94h28v10h-28z`,
  disc('dark', -42, -13, 15),
  disc('dark', 42, -13, 15),
  disc('haze', -42, -13, 6),
  disc('haze', 42, -13, 6),
])

/** The same car, seen from behind. */
export const drivingAway = placed((body: Ink = 'wall') => [
  fill`dark M-52 0v-24h24V0zM28 0v-24h24V0z`,
  fill`${body} M-58-12v-38l8-10 10-32q40-8 80 0l10 32 8 10v38z`,
  fill`dark M-40-58-32-86q32-6 64 0l8 28zM-30-98h60v6h-60z`,
  fill`roof M-28-116h56v18h-56z`,
  fill`dark/0.2 M-58-12v-12H58v12zM30-60l-6-34 16 2 10 32 8 10v26H36z`,
  disc('dark', 0, -38, 15),
  disc('haze', 0, -38, 7),
  fill`#e23f35 M-56-46h14v14h-14zM42-46h14v14H42z`,
])

const SKIN = '#a86a45'
const HAIR = '#22161c'

/** A head in profile; `hair` may be a cap. */
const head = (x: number, y: number, hair: Ink = HAIR): Layer =>
  at(x, y, 1, [
    fill`${SKIN} M-7-3Q-6-10 1-10 8-9 8-2L10 2 8 3Q8 9 2 9L-1 14H-6L-5 6z`,
    fill`${hair} M-8-1Q-9-13 2-12 9-11 9-5L3-5 0-1-1 4-5 7Q-8 4-8-1z`,
  ])

export const walker = placed((coat: Ink = 'accent', trousers: Ink = 'ground') => [
  fill`dark/0.2 M-22 0q22-5 44 0-22 5-44 0z`,
  line`${coat} 6 M5-75 13-62 20-53`,
  fill`${trousers} M-9-48 9-48 15-26 12-3H5L6-24-1-38-6-22-15-2-21-6-13-26z`,
  fill`dark/0.3 M-9-48-1-38-6-22-15-2-21-6-13-26z`,
  fill`dark M4-6h8l8 4v3H4zM-22-8l8 4-4 5-7-3z`,
  fill`${coat} M-11-44Q-14-66-9-78-3-84 5-82 11-78 11-66L11-44Q0-41-11-44z`,
  fill`dark/0.18 M-11-44Q-14-66-9-78-8-56 2-43-6-42-11-44z`,
  line`${coat} 7 M-3-75-10-60-5-46`,
  line`dark/0.24 2 M1-72-6-60-2-48`,
  disc(SKIN, -4, -43, 3.4),
  head(2, -91),
])

/** A rider on foot, with the helmet under an arm. */
export const standing = placed((coat: Ink = 'accent', hair: Ink = HAIR) => [
  fill`dark/0.2 M-24 0q24-5 48 0-24 5-48 0z`,
  fill`#47506b M-11-50H11L12-24 10-4H3L1-36-2-4H-10L-12-24z`,
  fill`dark/0.3 M-11-50H-1L-2-4H-10L-12-24z`,
  fill`#3a2a2c M-11-10h9V0h-11zM2-10h9l6 7v3H2z`,
  fill`${coat} M-13-46Q-16-66-12-78-4-84 6-82 13-78 13-64L12-46Q0-43-13-46z`,
  fill`dark/0.18 M-13-46Q-16-66-12-78-9-58 0-44-8-43-13-46z`,
  line`snow/0.7 1.6 M-13-60Q0-56 13-60`,
  fill`snow M4-58Q6-70 17-69 27-67 26-56L24-48Q12-44 4-50z`,
  fill`dark M19-64l7 1v8l-8-1z`,
  line`${coat} 7 M-4-75-6-58 8-53`,
  disc('dark', 10, -53, 4),
  head(1, -91, hair),
])

/** A mechanic on one knee, with a spanner. */
export const kneeling = placed((coat: Ink = 'accent') => [
  fill`dark/0.2 M-34 0q34-5 64 0-34 5-64 0z`,
  fill`#47506b M-14-34H2L20-26 20-4H12L12-18-6-22-10-8-32-2-34-8-18-14z`,
  fill`#3a2a2c M10-8h10l6 5v3H10zM-38-10l8 2-2 8h-6z`,
  fill`${coat} M-16-32Q-16-50-6-60 2-64 8-60 14-52 8-40L4-30Q-6-26-16-32z`,
  line`${coat} 7 M4-56 14-42 26-40`,
  line`#cdc9d4 2.5 M26-40 38-44`,
  disc(SKIN, 27, -40, 3.4),
  head(8, -71),
])

/** A flock of birds far away. The origin is the left wing tip of the first bird. */
export const birds = placed((ink: Ink = 'dark') => [
  line`${ink} 3 M0 0q10-12 18 0 8-12 18 0M50-26q8-10 15 0 7-10 15 0M60 20q7-9 13 0 6-9 13 0`,
])
