// Small figures, drawn around 0 0 where they touch the ground and about a hundred units long.

import { at, disc, fill, group, type Ink, type Layer, line } from './canvas.ts'

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

/** The Bactrian camel of Hunder, looking to the right. */
export function camel(x: number, foot: number, scale: number, ink: Ink = 'ground'): Layer {
  return at(
    x,
    foot,
    scale,
    fill(
      ink,
      'M-38 0v-30q-10-18 2-34 4-4 8-6 2-20 12-22 10 2 11 20 6 4 11 0 1-20 12-22 11 2 12 22 6 4 10 0 6-4 6-14 2-18 14-20 12 0 16 6 3 5-4 5l-10 0q-3 4-4 12-2 22-18 32l-5 10 2 41h-8l-5-36-4 0-3 36h-8l1-38h-28l2 38h-8l-5-34-3 34z',
    ),
  )
}

/** A wild ass of the Changthang, pale below. */
export function kiang(x: number, foot: number, scale: number): Layer {
  return at(
    x,
    foot,
    scale,
    fill(
      'near',
      'M-34 0-32-30Q-46-40-36-54-30-60 20-56L40-82 46-92 50-84Q66-76 66-66L54-64 42-38 36-30 34 0H28L25-28H-20L-26 0z',
    ),
    fill('snow', 'M-34 0-32-28-16-34H22L38-36 34 0H28L25-28H-20L-26 0z'),
    fill('dark', 'M-36-52q-12 8-8 30l4-2q0-18 6-24zM22-57 40-84l4 2-14 26z'),
  )
}

export function yak(x: number, foot: number, scale: number, ink: Ink = 'dark'): Layer {
  return at(
    x,
    foot,
    scale,
    fill(
      ink,
      'M-50-4q-8-50 10-64 20-14 40-6 20-14 34-2 16 2 20 14 8 10 2 22l-10 2q-4 18-8 34h-6v4h-8v-4h-44v4h-8v-4z',
    ),
    line('snow', 4, 'M50-62q12-6 8-18M34-72q-4-10 6-14'),
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

/** A flock of birds far away. */
export function birds(x: number, y: number, scale = 1, ink: Ink = 'dark'): Layer {
  return at(
    x,
    y,
    scale,
    line(ink, 3, 'M0 0q10-12 18 0 8-12 18 0M50-26q8-10 15 0 7-10 15 0M60 20q7-9 13 0 6-9 13 0'),
  )
}

/** A board on two posts beside a road, its lines too far to be read. */
export function signboard(x: number, foot: number, scale: number, board: Ink = 'accent'): Layer {
  return at(
    x,
    foot,
    scale,
    line('dark', 8, 'M-50 0v-70M50 0v-70'),
    fill(board, 'M-80-150H80v86H-80z'),
    line('snow', 6, 'M-58-130H58M-40-110H40M-58-90H20'),
  )
}

/** A milestone of an Indian road: white, with a yellow head. */
export function milestone(x: number, foot: number, scale: number): Layer {
  return at(
    x,
    foot,
    scale,
    fill('snow', 'M-26 0v-50h52v50z'),
    fill('#f2b93b', 'M-26-50q0-34 26-34t26 34z'),
    line('dark', 5, 'M-12-34h24M-14-18h28'),
  )
}

export function tent(x: number, foot: number, scale: number, cloth: Ink = 'accent'): Layer {
  return at(
    x,
    foot,
    scale,
    group(
      fill(cloth, 'M-70 0-14-70H24L76 0z'),
      fill('sun', 'M-40 0-14-70 6 0z'),
      fill('dark', 'M-26 0-14-46-4 0z'),
    ),
  )
}
