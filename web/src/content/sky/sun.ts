// Sunrise and sunset by the formulas of suncalc 1 (licence: suncalc-licence.txt), which come from
// https://aa.quae.nl/en/reken/zonpositie.html. The horizon is taken as flat.

import { DAY_MS } from '../dates.ts'

/** The radians of one degree. */
export const RADIANS = Math.PI / 180
/** Julian date of the Unix epoch, and of 1 January 2000 at noon. */
const [EPOCH, J2000] = [2440587.5, 2451545]
/** The altitude of the Sun's centre at sunrise and sunset, with refraction. */
const HORIZON = -0.833 * RADIANS
/** The tilt of the Earth's axis. */
export const TILT = 23.4397 * RADIANS
/** India's time is this many minutes ahead of UTC. A tour abroad with fixed departures would need its own value. */
export const INDIA_MINUTES = 330

/** The minutes of the day, in India's time, at which the Sun rises and sets. */
export function sunOn(date: Date, lat: number, lon: number): { rise: number; set: number } {
  const west = -lon * RADIANS
  const days = date.getTime() / DAY_MS + EPOCH - J2000
  const cycle = Math.round(days - 0.0009 - west / (2 * Math.PI))
  const noon = 0.0009 + west / (2 * Math.PI) + cycle
  const { anomaly, longitude } = sunAfter(noon)
  const declination = Math.asin(Math.sin(longitude) * Math.sin(TILT))
  const transit = J2000 + noon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude)
  const hourAngle = Math.acos(
    (Math.sin(HORIZON) - Math.sin(lat * RADIANS) * Math.sin(declination)) /
      (Math.cos(lat * RADIANS) * Math.cos(declination)),
  )
  const half = hourAngle / (2 * Math.PI)
  return { rise: minutesOf(transit - half), set: minutesOf(transit + half) }
}

/** The Sun's mean anomaly and ecliptic longitude, some days after 1 January 2000 at noon, UTC. */
export function sunAfter(days: number): { anomaly: number; longitude: number } {
  const anomaly = (357.5291 + 0.98560028 * days) * RADIANS
  const centre =
    (1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly)) *
    RADIANS
  return { anomaly, longitude: anomaly + centre + 102.9372 * RADIANS + Math.PI }
}

function minutesOf(julian: number): number {
  const minutes = (julian - EPOCH) * 1440 + INDIA_MINUTES
  return ((minutes % 1440) + 1440) % 1440
}
