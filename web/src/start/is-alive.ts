import { ALIVE } from './attributes.ts'

/** Whether the page's code runs. */
export const isAlive = () => document.documentElement.hasAttribute(ALIVE)
