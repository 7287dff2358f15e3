// Travellers and vehicles, drawn around the origin where they touch the ground, about a hundred
// units long.

import { at, disc, fill, group, type Ink, type Layer, line, placed } from './canvas.ts'

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
export function parkedBike(x: number, foot: number, scale: number, paint: Ink = 'wall'): Layer {
  return at(x, foot, scale, [machine(paint), line`dark 5 M-6-26 6 0`])
}

const machine = (paint: Ink): Layer =>
  group(
    line`dark 7 M-60-22a20 20 0 1 0 40 0a20 20 0 1 0-40 0M26-22a20 20 0 1 0 40 0a20 20 0 1 0-40 0`,
    line`dark 6 M46-22 32-66M-40-22-8-26 12-30`,
    fill`dark M-66-66h34v26h-34zM-20-44h42l-4 26h-32z`,
    fill`${paint} M-34-56-14-52Q0-70 24-66L36-62 28-46-10-42-34-50z`,
    line`dark 5 M30-78 38-72M34-66h12`,
  )

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
