// Figures of a tour, computed from the altitudes and legs of its days.

import { groupDigits } from '../rupees.ts'
import type { RoadProfile } from './road-lookup.ts'

/** The hours on the road for an hour of riding: riders halt for photographs, tea, check posts. */
export const WITH_HALTS = 1.25

export function figuresOf({ altitudesM, legs }: RoadProfile) {
  return {
    distanceKm: sum(legs.map(([km]) => km)),
    // On the road, halts included.
    hours: toHalfHours(sum(legs.map(([, hours]) => hours)) * WITH_HALTS),
    highestM: Math.max(...altitudesM),
    sleepM: altitudesM.at(-1) ?? 0,
  }
}

/** The totals of all days of a tour. */
export function tourTotalsOf(days: readonly RoadProfile[]) {
  const figures = days.map(figuresOf)
  return {
    distanceKm: sum(figures.map(({ distanceKm }) => distanceKm)),
    nights: days.length - 1,
    highestM: Math.max(...figures.map(({ highestM }) => highestM)),
  }
}

/** The texts of a day's badge, "3-4h" and "170kms" (spec 3); null on a day without a ride. */
export function infoOf({ distanceKm, hours }: ReturnType<typeof figuresOf>) {
  if (distanceKm === 0) return null
  const [least, most] = [Math.floor(hours), Math.ceil(hours)]
  return { time: least === most ? `${most}h` : `${least}-${most}h`, distance: `${distanceKm}kms` }
}

/** "5,359 m". */
export function metres(altitudeM: number): string {
  return `${groupDigits(altitudeM)} m`
}

/** Rounds to half an hour; a quarter goes to the nearer full hour. */
function toHalfHours(hours: number): number {
  const isQuarter = (hours * 4) % 2 === 1
  return isQuarter ? Math.round(hours) : Math.round(hours * 2) / 2
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
