// The colours of each mood (hour and weather). An ink has the same role in every mood.

// `haze` is laid over the sky in flat steps towards the horizon, and over far land. `far` to `ground` are the land, from the
// farthest ridge to the foreground; `green` are fields and meadows, `leaf` trees. `dark` are windows, figures and roads
// and, at a low opacity, shadows.
const ROLES = [
  ...(['sky', 'haze', 'sun', 'snow', 'far', 'mid', 'near', 'ground'] as const),
  ...(['green', 'leaf', 'water', 'wall', 'roof', 'dark', 'accent'] as const),
]

export type Inks = Record<(typeof ROLES)[number], string>

export type Mood = keyof typeof table

// biome-ignore format: a table
const table = {
  noon:   inks('#2d57c8 #cfe0f5 #fde3b4 #fdf6ea #7d8fc4 #b06f5c #d79a45 #4a3550 #8fae55 #47704f #2a8fc0 #fff6e6 #93323c #2a2144 #e8643c'),
  high:   inks('#1c3fae #8fb8ee #fdf0d0 #ffffff #6f7fc0 #a98a8a #cfa878 #5a4560 #a4b25e #4f7450 #1466b8 #fffaf0 #9c2f37 #231d4a #f07a3c'),
  dawn:   inks('#5b8fd6 #fbd7b0 #fff0cf #fff8ee #9aa3d4 #c98a7d #e0a45a #6b4a52 #a3b565 #5d7f58 #5fa8cf #fff3e0 #a5444a #3a2c52 #ee7a4f'),
  blush:  inks('#f0b6a4 #fde6cc #fff5df #fffaf2 #b39cc6 #c37a86 #d9976a #5a3a58 #a9b06a #5c7660 #7fa9c9 #fff1e2 #a23f52 #3a2850 #e8603f'),
  cream:  inks('#f7e3bd #fff4da #f08a4b #fffdf5 #93b3cc #5f86b5 #d99a4a #3b3a63 #9bab58 #4a7560 #4a93b8 #fffdf5 #a83a3a #2a2b52 #e05c35'),
  lush:   inks('#8ccbd6 #f2f3dc #fff2c4 #ffffff #74a9b0 #4c8f80 #7fae4e #24504c #a6c45a #2f6b4f #3f9fb5 #fff8e8 #b0483a #1d3a44 #ee7d42'),
  mist:   inks('#b8cfd2 #eef1e6 #fdf6dc #ffffff #93b2b5 #628f8a #467464 #23473f #88a866 #2e5f4e #7fb0b8 #f8f4e6 #9c4a3c #20383d #e07a45'),
  gold:   inks('#f4bd55 #fce8ae #fffae0 #fff2d2 #d08e5e #a55f5c #74406a #3a2450 #a79c45 #4f5f48 #e59a5a #ffeecb #93323c #2e1c48 #dd4f35'),
  ember:  inks('#ee7b45 #fbc77e #fff0c2 #fbdcc0 #b45f70 #843f70 #57306a #2b1c48 #8a7a48 #4a4a52 #d8744f #ffe3bd #7c2440 #24163f #fbc35a'),
  dusk:   inks('#3b3f8f #f4a073 #fcd49a #f7dccb #7d5f9e #b4576a #d98a3d #2b2148 #8a8f52 #3f5058 #5a5aa8 #fde0c0 #7c2745 #1f1740 #f2703f'),
  plum:   inks('#5a3d7e #e88a8c #ffd9a6 #f6d5d6 #7a5496 #9a4a72 #c8665a #2c1a45 #7f8056 #3f4a5a #6b5aa6 #ffe2cc #6d1f45 #20123a #ffb255'),
  night:  inks('#14163f #4a3f86 #f3ead2 #c9c7e6 #3f3d7c #3a2f66 #2f2450 #12122c #34406a #1f2c4c #2a3a86 #d9d3ec #5a2650 #0c0c22 #f6b65a'),
  ice:    inks('#7fb6e6 #e6f2fb #fff6da #ffffff #6f97d2 #4467b4 #b9cfea #27397c #7fae86 #2c5a66 #3f86c8 #ffffff #b23a3f #1c2a60 #f0793c'),
  tropic: inks('#35a7b8 #d8f0e4 #fff0b8 #ffffff #5fb0ae #2f8a86 #f0cf8a #1f4a55 #9cc455 #1f6a55 #1f8fae #fffbee #d2573c #163a4a #f5893c'),
} satisfies Record<string, Inks>

export const inksByMood: Readonly<Record<Mood, Inks>> = table

export const moods = Object.keys(table) as Mood[]

/** A mood, from its colours in the order of ROLES. */
function inks(list: string): Inks {
  const colours = list.split(' ')
  if (colours.length !== ROLES.length) throw new Error(`${list} has not ${ROLES.length} colours`)
  return Object.fromEntries(ROLES.map((role, index) => [role, colours[index]])) as Inks
}
