import { palette } from './palette.ts'

// Two mountain ranges across a sun, in a square LOGO_SIZE wide.
export const LOGO_SIZE = 40
export const sun = { cx: 20, cy: 20, r: 19 }
export const farRange = 'M2 26 11 15l5 6 7-11 6 9 4-4 5 8a19 19 0 0 1-4 10H6a19 19 0 0 1-4-7'
export const nearRange = 'm3 29 8-6 6 4 7-7 6 6 7 3a19 19 0 0 1-34 0'

/** The logo's shapes as SVG elements. */
export const logoShapes = [
  `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${palette.apricot}"/>`,
  `<path fill="${palette.rose}" d="${farRange}"/>`,
  `<path fill="${palette.cobalt}" d="${nearRange}"/>`,
].join('')

/** The logo as the file /icon.svg. */
export const logoFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${logoShapes}</svg>`
