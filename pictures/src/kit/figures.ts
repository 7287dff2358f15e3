// Figures, about 100 units wide or high. The origin is on the ground below a figure; animals face right.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'
import { placed } from './place.ts'

/** A tall touring motorcycle with its rider, seen from the side. */
export const motorbike = placed((jacket: Ink = 'accent') => [
  machine('wall'),
  line`ground 13 M-16-56 10-48 2-22`,
  line`${jacket} 20 M-14-62-4-94`,
  line`${jacket} 9 M-2-90 12-76 30-76`,
  disc('snow', 2, -114, 14),
  fill`dark M6-120h11v10h-9z`,
])

/** The same motorcycle on its stand, without a rider. */
export const parkedBike = placed((paint: Ink = 'wall') => [machine(paint), line`dark 5 M-6-26 6 0`])

const machine = (paint: Ink): Layer => [
  line`dark 7 M-60-22a20 20 0 1 0 40 0a20 20 0 1 0-40 0M26-22a20 20 0 1 0 40 0a20 20 0 1 0-40 0`,
  line`dark 6 M46-22 32-66M-40-22-8-26 12-30`,
  fill`dark M-66-66h34v26h-34zM-20-44h42l-4 26h-32z`,
  fill`${paint} M-34-56-14-52Q0-70 24-66L36-62 28-46-10-42-34-50z`,
  line`dark 5 M30-78 38-72M34-66h12`,
]

/** A rider on a motorcycle with panniers, seen from behind. */
export const ridingAway = placed((jacket: Ink = 'accent') => [
  fill`dark M-8-4q0-40 3-52H5Q8-44 8-4 0 4-8-4zM-16-66h32l-4 28h-24z`,
  line`dark 5 M-36-88-20-82H20L36-88M-36-88v-10M36-88v-10`,
  fill`wall M-38-62h24l2 34h-26zM14-62h24v34H12z`,
  fill`dark/0.3 M-38-62h24v8h-24zM14-62h24v34H28v-26H14z`,
  fill`${jacket} M-18-60-24-98q2-12 24-12t24 12l-6 38z`,
  line`${jacket} 10 M-22-98-36-86M22-98 36-86`,
  fill`dark/0.22 M4-60V-110q20 0 20 12l-6 38z`,
  disc('snow', 0, -124, 15),
  fill`dark/0.22 M0-109a15 15 0 0 0 0-30q8 14 0 30z`,
  fill`#e23f35 M-9-52H9v8H-9z`,
])

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

export const walker = placed((coat: Ink = 'accent') => [
  line`dark 9 M-6 0-3-36M8 0 3-36`,
  fill`${coat} M-14-30-10-76q10-8 20 0l6 46z`,
  disc('dark', 0, -90, 12),
])

/** The Bactrian camel of Hunder. */
export const camel = placed((ink: Ink = 'ground') => [
  fill`${ink} M-38 0v-30q-10-18 2-34 4-4 8-6 2-20 12-22 10 2 11 20 6 4 11 0 1-20 12-22 11 2 12 22 6 4 10 0 6-4 6-14 2-18 14-20 12 0 16 6 3 5-4 5l-10 0q-3 4-4 12-2 22-18 32l-5 10 2 41h-8l-5-36-4 0-3 36h-8l1-38h-28l2 38h-8l-5-34-3 34z`,
])

/** A wild ass of the Changthang with a pale belly. */
export const kiang = placed(() => [
  fill`near M-34 0-32-30Q-46-40-36-54-30-60 20-56L40-82 46-92 50-84Q66-76 66-66L54-64 42-38 36-30 34 0H28L25-28H-20L-26 0z`,
  fill`snow M-34 0-32-28-16-34H22L38-36 34 0H28L25-28H-20L-26 0z`,
  fill`dark M-36-52q-12 8-8 30l4-2q0-18 6-24zM22-57 40-84l4 2-14 26z`,
])

export const yak = placed((ink: Ink = 'dark') => [
  fill`${ink} M-50-4q-8-50 10-64 20-14 40-6 20-14 34-2 16 2 20 14 8 10 2 22l-10 2q-4 18-8 34h-6v4h-8v-4h-44v4h-8v-4z`,
  line`snow 4 M50-62q12-6 8-18M34-72q-4-10 6-14`,
])

export const horse = placed((ink: Ink = 'dark') => [
  fill`${ink} M-34 0-30-34Q-44-44-34-56-26-60 20-58L42-84 48-94 52-86Q68-78 68-68L56-66 44-40 36-34 34 0H28L25-30H-20L-26 0z`,
])

/** A flock of birds far away. The origin is the left wing tip of the first bird. */
export const birds = placed((ink: Ink = 'dark') => [
  line`${ink} 3 M0 0q10-12 18 0 8-12 18 0M50-26q8-10 15 0 7-10 15 0M60 20q7-9 13 0 6-9 13 0`,
])
