// The air at an altitude, by West's model atmosphere: J. B. West, Prediction of barometric pressures at high altitudes
// with the use of model atmospheres, J. Appl. Physiol. 81 (1996). In the Himalaya in summer, the model is accurate
// within 2 Torr.

/** The air pressure in Torr. */
function pressureAt(altitudeM: number): number {
  const h = altitudeM / 1000
  return Math.exp(6.63268 - 0.1112 * h - 0.00149 * h * h)
}

/** The homes with which a visitor can compare the air. */
export const homes = [
  { name: 'at sea level', altitudeM: 0 },
  { name: 'in Delhi (216 m)', altitudeM: 216 },
  { name: 'in Bengaluru (920 m)', altitudeM: 920 },
] as const

/** How much oxygen a breath holds, in per cent of a breath at home. */
export function oxygenShare(altitudeM: number, homeM: number): number {
  return (100 * pressureAt(altitudeM)) / pressureAt(homeM)
}
