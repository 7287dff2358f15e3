// People, animals and cars, about 100 units wide or high. The origin is on the ground; people and animals face right.

import { figure } from './figure.ts'

/** A boxy four-wheel drive with a rack on its roof, from the side and from behind. */
export const suv = figure('suv')
export const drivingAway = figure('driving-away')

export const walker = figure('walker')
/** A rider on foot, with the helmet under an arm. */
export const standing = figure('standing')
/** A mechanic on one knee, with a spanner. */
export const kneeling = figure('kneeling')

/** The Bactrian camel of Hunder. */
export const camel = figure('camel')
/** A wild ass of the Changthang. */
export const kiang = figure('kiang')
export const yak = figure('yak')
export const horse = figure('horse')
export const dog = figure('dog')
/** A pashmina goat with long hair and twisted horns. */
export const goat = figure('goat')
/** A flock of birds far away. The origin is the left wing tip of the first bird. */
export const birds = figure('birds')
