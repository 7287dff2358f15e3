// The night sky of a departure: how much of the moon is lit, and how long it is dark without the moon. The formulas for
// the position of the moon are those of suncalc (licence: plugins/licences/suncalc.txt), after Meeus, Astronomical
// Algorithms; moonrise and moonset are correct within a few minutes.

import { DAY_MS } from '../../../content/dates.ts'
import { placeOf } from '../../../content/roads.ts'
import { nightsByPlace } from '../../../content/stretches.ts'
import type { Day } from '../../../content/tour.ts'
import { daylightHours, INDIA_MINUTES, RADIANS, sunAfter, sunOn, TILT } from '../road/ride/sun.ts'

export type NightSky = { litPercent: number; moonlessHours: number }
export type DepartureSky = {
  /** Of the first day, on a flat horizon. */
  daylightHours: number
  /** Of the first night in Hanle; null on a tour that does not sleep there. */
  hanle: NightSky | null
  /** True where the Milky Way can be seen for hours. */
  milkyWay: boolean
}

const MINUTE_MS = 60_000
/** 1 January 2000 at noon, UTC. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)
/** Below this altitude of the Sun the sky is fully dark. */
const DARK = -18 * RADIANS
/** The altitude of the moon's centre at moonset, as in suncalc. */
const MOON_SET = 0.133 * RADIANS
const STEP_MINUTES = 3
/** With this many dark hours without moonlight a departure is a "Milky Way week". */
const MILKY_WAY_HOURS = 4

/** @param first the day of the departure, as an ISO date */
export function skyOf(first: string, days: readonly Pick<Day, 'stops'>[]): DepartureSky {
  const start = placeOf(days[0]!.stops[0]!)
  const noon = Date.parse(first) + DAY_MS / 2 - INDIA_MINUTES * MINUTE_MS
  const [night] = nightsByPlace(days).get('Hanle') ?? []
  const hanle =
    night === undefined ? null : nightFrom(noon + (night - 1) * DAY_MS, placeOf('Hanle'))
  return {
    daylightHours: daylightHours(sunOn(new Date(noon), start.lat, start.lon)),
    hanle,
    milkyWay: (hanle?.moonlessHours ?? 0) >= MILKY_WAY_HOURS,
  }
}

/** The night that follows a noon, which is in milliseconds since 1970; the position is in degrees. */
export function nightFrom(noon: number, { lat, lon }: { lat: number; lon: number }): NightSky {
  let dark = 0
  for (let minute = 0; minute < 1440; minute += STEP_MINUTES) {
    const days = (noon + minute * MINUTE_MS - J2000_MS) / DAY_MS
    const isDark = altitude(sunAt(days), days, lat, lon) < DARK
    if (isDark && altitude(moonAt(days), days, lat, lon) < MOON_SET) dark += STEP_MINUTES
  }
  return {
    litPercent: Math.round(100 * litAt((noon + DAY_MS / 2 - J2000_MS) / DAY_MS)),
    moonlessHours: dark / 60,
  }
}

type Position = { ascension: number; declination: number; km: number }

function altitude({ ascension, declination }: Position, days: number, lat: number, lon: number) {
  const sidereal = (280.16 + 360.9856235 * days) * RADIANS + lon * RADIANS
  const hour = sidereal - ascension
  const north = lat * RADIANS
  return Math.asin(
    Math.sin(north) * Math.sin(declination) +
      Math.cos(north) * Math.cos(declination) * Math.cos(hour),
  )
}

function sunAt(days: number): Position {
  return positionOf(sunAfter(days).longitude, 0, 149_598_000)
}

function moonAt(days: number): Position {
  const longitude = (218.316 + 13.176396 * days) * RADIANS
  const anomaly = (134.963 + 13.064993 * days) * RADIANS
  const distance = (93.272 + 13.22935 * days) * RADIANS
  return positionOf(
    longitude + 6.289 * RADIANS * Math.sin(anomaly),
    5.128 * RADIANS * Math.sin(distance),
    385_001 - 20_905 * Math.cos(anomaly),
  )
}

function positionOf(longitude: number, latitude: number, km: number): Position {
  return {
    km,
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

/** The fraction of the moon that is lit, from 0 to 1. */
function litAt(days: number): number {
  const [sun, moon] = [sunAt(days), moonAt(days)]
  const apart = Math.acos(
    Math.sin(sun.declination) * Math.sin(moon.declination) +
      Math.cos(sun.declination) *
        Math.cos(moon.declination) *
        Math.cos(sun.ascension - moon.ascension),
  )
  const phase = Math.atan2(sun.km * Math.sin(apart), moon.km - sun.km * Math.cos(apart))
  return (1 + Math.cos(phase)) / 2
}

const seasons: Readonly<Record<number, string>> = {
  4: 'snow beside the passes',
  5: 'snow beside the passes',
  6: 'long days, snow melting',
  7: 'streams high after noon',
  8: 'streams high after noon',
  9: 'harvest, clear air',
}

/** A few words about the season in Ladakh in the month of a date; null outside of the season. */
export const seasonWord = (first: string): string | null =>
  seasons[Number(first.slice(5, 7))] ?? null
