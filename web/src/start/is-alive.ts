import { ALIVE } from './attributes.ts'

/** True when the page's code runs. */
export const isAlive = () => document.documentElement.hasAttribute(ALIVE)
