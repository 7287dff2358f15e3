// Animals, about a hundred units long, facing right; a negative scale mirrors them.

import { fill, type Ink, line, placed } from './canvas.ts'

/** The Bactrian camel of Hunder, facing right. */
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

/** A pony; with antlers, a stag. */
export const horse = placed((ink: Ink = 'dark') => [
  fill`${ink} M-34 0-30-34Q-44-44-34-56-26-60 20-58L42-84 48-94 52-86Q68-78 68-68L56-66 44-40 36-34 34 0H28L25-30H-20L-26 0z`,
])

/** A flock of birds far away. */
export const birds = placed((ink: Ink = 'dark') => [
  line`${ink} 3 M0 0q10-12 18 0 8-12 18 0M50-26q8-10 15 0 7-10 15 0M60 20q7-9 13 0 6-9 13 0`,
])
