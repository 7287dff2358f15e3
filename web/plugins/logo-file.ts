import { farRange, LOGO_SIZE, nearRange, sun } from '../src/art/logo.ts'
import { palette } from '../src/styles/colours.ts'

/** The logo's shapes as SVG elements, on a square of LOGO_SIZE. */
export const logoShapes = [
  `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${palette.apricot}"/>`,
  `<path fill="${palette.rose}" d="${farRange}"/>`,
  `<path fill="${palette.cobalt}" d="${nearRange}"/>`,
].join('')

/** The logo as a file of its own, /icon.svg. */
export const logoFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${logoShapes}</svg>`
