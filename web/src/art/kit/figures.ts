// Travellers, drawn around 0 0 where they touch the ground and about a hundred units long.

import { at, disc, fill, type Ink, type Layer, line } from './canvas.ts'

/** A tall touring motorcycle with its rider, seen from the side. */
export function motorbike(x: number, foot: number, scale: number, jacket: Ink = 'accent'): Layer {
  return at(
    x,
    foot,
    scale,
    line(
      'dark',
      7,
      'M-60-22a20 20 0 1 0 40 0a20 20 0 1 0-40 0M26-22a20 20 0 1 0 40 0a20 20 0 1 0-40 0',
    ),
    line('dark', 6, 'M46-22 32-66M-40-22-8-26 12-30'),
    fill('dark', 'M-66-66h34v26h-34zM-20-44h42l-4 26h-32z'),
    fill('wall', 'M-34-56-14-52Q0-70 24-66L36-62 28-46-10-42-34-50z'),
    line('dark', 5, 'M30-78 38-72M34-66h12'),
    line('ground', 13, 'M-16-56 10-48 2-22'),
    line(jacket, 20, 'M-14-62-4-94'),
    line(jacket, 9, 'M-2-90 12-76 30-76'),
    disc('snow', 2, -114, 14),
    fill('dark', 'M6-120h11v10h-9z'),
  )
}

/** A boxy four-wheel drive with a rack on its roof. */
export function suv(x: number, foot: number, scale: number, body: Ink = 'wall'): Layer {
  return at(
    x,
    foot,
    scale,
    fill(body, 'M-70-14v-30l16-6 14-26h72l16 28 20 5v29z'),
    fill('dark', 'M-46-50l11-20h20v20zM-9-70h24v20h-24zM21-70h9l11 20h-20zM-40-84h70v6h-70z'),
    fill('accent', 'M-34-96h24v12h-24zM-6-94h28v10h-28z'),
    disc('dark', -42, -13, 15),
    disc('dark', 42, -13, 15),
    disc('haze', -42, -13, 6),
    disc('haze', 42, -13, 6),
  )
}

export function walker(x: number, foot: number, scale: number, coat: Ink = 'accent'): Layer {
  return at(
    x,
    foot,
    scale,
    line('dark', 9, 'M-6 0-3-36M8 0 3-36'),
    fill(coat, 'M-14-30-10-76q10-8 20 0l6 46z'),
    disc('dark', 0, -90, 12),
  )
}
