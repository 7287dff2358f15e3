// The reliable petrol pumps along the road of a tour (web/content/pumps-and-signal.yaml).

import { fuel } from 'web/compiled/pumps-and-signal.ts'
import type { Day } from '../tour.ts'
import type { Spot } from './spots.ts'

export type Pump = { name: string; totalKm: number }

/** The reliable pumps in the order of the road; a pump that is passed twice is listed twice. */
export function pumpsOf(days: readonly Pick<Day, 'stops' | 'legs'>[]): Pump[] {
  const pumps: Pump[] = []
  let totalKm = 0
  for (const { stops, legs } of days) {
    for (const [index, name] of stops.entries()) {
      totalKm += legs[index - 1]?.[0] ?? 0
      const last = pumps.at(-1)
      const isListed = last?.name === name && last.totalKm === totalKm
      if (fuel.includes(name) && !isListed) pumps.push({ name, totalKm })
    }
  }
  return pumps
}

/** The longest stretch without a reliable pump, from the tour's start to its end; null with fewer than two pumps. */
export function longestStretch(pumps: readonly Pump[], spots: readonly Spot[]) {
  if (pumps.length < 2) return null
  const [start, end] = [spots[0]!, spots.at(-1)!].map(({ to, totalKm }) => ({ name: to, totalKm }))
  const places = [start!, ...pumps, end!]
  const stretches = places.slice(1).map((to, index) => {
    const from = places[index]!
    return { from, to, km: to.totalKm - from.totalKm }
  })
  return stretches.reduce((longest, next) => (next.km > longest.km ? next : longest))
}

/** The next reliable pump at or after a spot; null where none follows on this tour. */
export function nextPump(pumps: readonly Pump[], { totalKm }: Spot): Pump | null {
  return pumps.find((pump) => pump.totalKm >= totalKm - 0.01) ?? null
}
