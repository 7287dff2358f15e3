// Objects beside a road.

import { fill, group, type Ink, line, placed } from './canvas.ts'

/** A sign on two posts, its lines too far away to be read. */
export const signboard = placed((board: Ink = 'accent') => [
  line`dark 8 M-50 0v-70M50 0v-70`,
  fill`${board} M-80-150H80v86H-80z`,
  line`snow 6 M-58-130H58M-40-110H40M-58-90H20`,
])

/** A milestone of an Indian road: white, with a yellow head. */
export const milestone = placed(() => [
  fill`snow M-26 0v-50h52v50z`,
  fill`#f2b93b M-26-50q0-34 26-34t26 34z`,
  line`dark 5 M-12-34h24M-14-18h28`,
])

export const tent = placed((cloth: Ink = 'accent') => [
  group(
    fill`${cloth} M-70 0-14-70H24L76 0z`,
    fill`sun M-40 0-14-70 6 0z`,
    fill`dark M-26 0-14-46-4 0z`,
  ),
])
