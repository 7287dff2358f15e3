// Figures, about 100 units wide or high. The origin is on the ground below a figure; animals face right.

import { figure } from './figure.ts'

/** A boxy four-wheel drive with a rack on its roof. */
export const suv = figure('suv')

/** The same car, seen from behind. */
export const drivingAway = figure('driving-away')

export const walker = figure('walker')

/** A rider on foot, with the helmet under an arm. */
export const standing = figure('standing')

/** A mechanic on one knee, with a spanner. */
export const kneeling = figure('kneeling')

/** A flock of birds far away. The origin is the left wing tip of the first bird. */
export const birds = figure('birds')
