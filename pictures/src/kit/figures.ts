// Figures, about 100 units wide or high. The origin is on the ground below a figure; animals face right.

import { disc, fill, type Ink, line } from './canvas.ts'
import { placed } from './place.ts'

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

/** A flock of birds far away. The origin is the left wing tip of the first bird. */
export const birds = placed((ink: Ink = 'dark') => [
  line`${ink} 3 M0 0q10-12 18 0 8-12 18 0M50-26q8-10 15 0 7-10 15 0M60 20q7-9 13 0 6-9 13 0`,
])
