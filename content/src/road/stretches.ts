// The road of a tour as stretches: legs that follow one another and are ridden on the same days.

import { passes } from 'content/compiled/passes.ts'
import type { Day } from '../types.ts'

export function stretchesOf(days: readonly Pick<Day, 'stops'>[]) {
  const legs = new Map<string, { from: string; to: string; days: number[] }>()
  for (const [index, { stops }] of days.entries()) {
    for (const [before, to] of stops.slice(1).entries()) {
      const from = stops[before]!
      const key = [from, to].sort().join('→')
      const leg = legs.get(key) ?? { from, to, days: [] }
      if (!leg.days.includes(index + 1)) leg.days.push(index + 1)
      legs.set(key, leg)
    }
  }
  const stretches: { days: number[]; stops: string[] }[] = []
  for (const { from, to, days: ridden } of legs.values()) {
    const last = stretches.at(-1)
    if (last && String(last.days) === String(ridden) && last.stops.at(-1) === from) {
      last.stops.push(to)
    } else stretches.push({ days: ridden, stops: [from, to] })
  }
  return stretches
}

/** The places where guests sleep, with the days that end there. The last day has no night. */
export function nightsByPlace(days: readonly Pick<Day, 'stops'>[]): Map<string, number[]> {
  const nights = new Map<string, number[]>()
  for (const [index, { stops }] of days.slice(0, -1).entries()) {
    const bed = stops.at(-1)!
    nights.set(bed, [...(nights.get(bed) ?? []), index + 1])
  }
  return nights
}

/** Whether a place is a mountain pass. */
export const isPass = (name: string) => passes.includes(name)
