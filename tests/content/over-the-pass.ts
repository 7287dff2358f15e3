import type { Road } from '../../web/src/content/tour.ts'

/** A riding day over one pass, in tests. */
export const OVER_THE_PASS: Road = {
  stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'],
  altitudesM: [3500, 5359, 3120, 3144, 3160],
  legs: [
    [40, 1.75],
    [57, 2],
    [23, 0.6],
    [10, 0.3],
  ],
}
