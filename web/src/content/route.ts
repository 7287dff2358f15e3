// What can be computed about a tour is computed from the places and the legs between them.

import legs from './geo/legs.json' with { type: 'json' }
import places from './geo/places.json' with { type: 'json' }
import type { Day } from './tour.ts'

export type Place = { lat: number; lon: number; altitudeM: number; grade: string }
export type Leg = { from: string; to: string; roadKm: number; ridingHours: number }

export type DayFigures = {
  distanceKm: number
  /** Riding time with stops, to half an hour. */
  hours: number
  highestM: number
  sleepM: number
}

/** Photographs, tea and check posts: a day takes this much longer than its riding. */
const WITH_STOPS = 1.25

const distances = new Map(
  (legs as Leg[]).flatMap((leg) => [
    [`${leg.from}→${leg.to}`, leg],
    [`${leg.to}→${leg.from}`, leg],
  ]),
)

/** A day's figures; throws when a stop or a leg is not in the tables, which a test finds. */
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

/** What all days of a tour come to. */
export function totalsOf(days: readonly Pick<Day, 'stops'>[]): TourTotals {
  const figures = days.map(figuresOf)
  return {
    distanceKm: sum(figures.map(({ distanceKm }) => distanceKm)),
    nights: days.length - 1,
    highestM: Math.max(...figures.map(({ highestM }) => highestM)),
  }
}

/** What a day's badge says, "3-4h" and "170kms" (spec 3); null on a day without a ride. */
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

/** A quarter of an hour goes to the nearer full hour. */
function toHalfHours(hours: number): number {
  const isQuarter = (hours * 4) % 2 === 1
  return isQuarter ? Math.round(hours) : Math.round(hours * 2) / 2
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
