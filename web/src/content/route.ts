// Figures of a tour, computed from the places and the legs between them.

import legs from './geo/legs.json' with { type: 'json' }
import places from './geo/places.json' with { type: 'json' }
import type { Day } from './tour.ts'

export type Place = { lat: number; lon: number; altitudeM: number; grade: string }
export type Leg = { from: string; to: string; roadKm: number; ridingHours: number }

export type DayFigures = {
  distanceKm: number
  /** Hours on the road, stops included, rounded to half an hour. */
  hours: number
  highestM: number
  sleepM: number
}

/**
 * A day on the road takes this many times its riding time, because of photographs, tea and check
 * posts.
 */
const WITH_STOPS = 1.25

const distances = new Map(
  (legs as Leg[]).flatMap((leg) => [
    [`${leg.from}→${leg.to}`, leg],
    [`${leg.to}→${leg.from}`, leg],
  ]),
)

/**
 * The figures of a day; throws when a stop or a leg is missing from the tables, which a test checks
 * for all tours.
 */
export function figuresOf({ stops }: Pick<Day, 'stops'>): DayFigures {
  const altitudes = stops.map((stop) => placeOf(stop).altitudeM)
  const ridden = stops.slice(1).map((stop, index) => legBetween(stops[index] ?? '', stop))
  const hours = sum(ridden.map(({ ridingHours }) => ridingHours)) * WITH_STOPS
  return {
    distanceKm: sum(ridden.map(({ roadKm }) => roadKm)),
    hours: toHalfHours(hours),
    highestM: Math.max(...altitudes),
    sleepM: altitudes.at(-1) ?? 0,
  }
}

export type TourTotals = { distanceKm: number; nights: number; highestM: number }

/** The totals of all days of a tour. */
export function tourTotalsOf(days: readonly Pick<Day, 'stops'>[]): TourTotals {
  const figures = days.map(figuresOf)
  return {
    distanceKm: sum(figures.map(({ distanceKm }) => distanceKm)),
    nights: days.length - 1,
    highestM: Math.max(...figures.map(({ highestM }) => highestM)),
  }
}

/** The texts of a day's badge, "3-4h" and "170kms" (spec 3); null on a day without a ride. */
export function infoOf({
  distanceKm,
  hours,
}: DayFigures): { time: string; distance: string } | null {
  if (distanceKm === 0) return null
  const [least, most] = [Math.floor(hours), Math.ceil(hours)]
  return { time: least === most ? `${most}h` : `${least}-${most}h`, distance: `${distanceKm}kms` }
}

/** "5,359 m". */
export function metres(altitudeM: number): string {
  return `${altitudeM.toLocaleString('en-IN')} m`
}

/** The names of all known places. */
export const placeNames: readonly string[] = Object.keys(places)

export function isPlace(name: string): boolean {
  return placeNames.includes(name)
}

export function placeOf(name: string): Place {
  const place = (places as Record<string, Place>)[name]
  if (!place) throw new Error(`geo/places.json has no "${name}"`)
  return place
}

export function legBetween(from: string, to: string): Leg {
  const leg = distances.get(`${from}→${to}`)
  if (!leg) throw new Error(`geo/legs.json has no leg from "${from}" to "${to}"`)
  return leg
}

/** Rounds to half an hour; a quarter goes to the nearer full hour. */
function toHalfHours(hours: number): number {
  const isQuarter = (hours * 4) % 2 === 1
  return isQuarter ? Math.round(hours) : Math.round(hours * 2) / 2
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
