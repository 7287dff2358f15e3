// Animals, about 100 units high, with a joint wherever a leg has one. They face right; the origin is on the ground.

import { figure } from './figure.ts'

/** The Bactrian camel of Hunder. */
export const camel = figure('camel')

/** A wild ass of the Changthang: a rusty back, white belly, legs and muzzle. */
export const kiang = figure('kiang')

export const yak = figure('yak')

export const horse = figure('horse')

/** A dog on its feet, about half as high as the other animals. */
export const dog = figure('dog')

/** A pashmina goat with long hair and twisted horns. */
export const goat = figure('goat')
