// The hours of a night without light from Sun or moon, correct within ten minutes. The formulas for the moon's position
// are those of suncalc 1 (licence: suncalc-licence.txt), from https://aa.quae.nl/en/reken/hemelpositie.html.

import { DAY_MS } from '../dates.ts'
import { placeOf } from '../road/places-and-legs.ts'
import { nightsByPlace } from '../road/stretches.ts'
import type { Day } from '../tour.ts'
import { INDIA_MINUTES, RADIANS, sunAfter, TILT } from './sun.ts'

const MINUTE_MS = 60_000
/** 1 January 2000 at noon, UTC. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** Below this altitude of the Sun the sky is fully dark. */
const DARK = -18 * RADIANS
/** The altitude of the moon's centre at moonset, as in suncalc. */
const MOON_SET = 0.133 * RADIANS
const STEP_MINUTES = 3
/** From this many dark hours on, a departure is a "Milky Way week". */
export const MILKY_WAY_HOURS = 4

/** The dark hours of a departure's first night in Hanle; null without such a night. `firstDay`: an ISO date. */
export function darkHoursInHanle(
  firstDay: string,
  days: readonly Pick<Day, 'stops'>[],
): number | null {
  const [night] = nightsByPlace(days).get('Hanle') ?? []
  if (night === undefined) return null
  const noon = Date.parse(firstDay) + DAY_MS / 2 - INDIA_MINUTES * MINUTE_MS
  return darkHoursAfter(noon + (night - 1) * DAY_MS, placeOf('Hanle'))
}

/** The dark hours of the night after `noon` (milliseconds since 1970), at a position in degrees. */
export function darkHoursAfter(noon: number, { lat, lon }: { lat: number; lon: number }): number {
  let darkMinutes = 0
  for (let minute = 0; minute < 1440; minute += STEP_MINUTES) {
    const days = (noon + minute * MINUTE_MS - J2000_MS) / DAY_MS
    const sun = positionOf(sunAfter(days).longitude, 0)
    const isDark = altitude(sun, days, lat, lon) < DARK
    if (isDark && altitude(moonAt(days), days, lat, lon) < MOON_SET) darkMinutes += STEP_MINUTES
  }
  return darkMinutes / 60
}

type Position = { ascension: number; declination: number }

function altitude({ ascension, declination }: Position, days: number, lat: number, lon: number) {
  const sidereal = (280.16 + 360.9856235 * days) * RADIANS + lon * RADIANS
  const hourAngle = sidereal - ascension
  const latitude = lat * RADIANS
  return Math.asin(
    Math.sin(latitude) * Math.sin(declination) +
      Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle),
  )
}

function moonAt(days: number): Position {
  const longitude = (218.316 + 13.176396 * days) * RADIANS
  const anomaly = (134.963 + 13.064993 * days) * RADIANS
  const fromNode = (93.272 + 13.22935 * days) * RADIANS
  return positionOf(
    longitude + 6.289 * RADIANS * Math.sin(anomaly),
    5.128 * RADIANS * Math.sin(fromNode),
  )
}

function positionOf(longitude: number, latitude: number): Position {
  return {
    ascension: Math.atan2(
      Math.sin(longitude) * Math.cos(TILT) - Math.tan(latitude) * Math.sin(TILT),
      Math.cos(longitude),
    ),
    declination: Math.asin(
      Math.sin(latitude) * Math.cos(TILT) +
        Math.cos(latitude) * Math.sin(TILT) * Math.sin(longitude),
    ),
  }
}
