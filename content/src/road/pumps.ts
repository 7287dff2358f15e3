// The reliable petrol pumps along the road of a tour (content/pumps-and-signal.yaml).

import { fuel } from 'content/compiled/pumps-and-signal.ts'
import type { Day } from '../types.ts'

/** The kilometres that a motorbike is taken to run on a litre. */
export const KM_PER_LITRE = 25

export type Stretch = { from: string; to: string; km: number }

/** The road from the start over each reliable pump to the end; empty with fewer than two pumps. */
export function petrolStretches(days: readonly Pick<Day, 'stops' | 'legs'>[]): Stretch[] {
  const stretches: Stretch[] = []
  const pumps = new Set<string>()
  let [from, km] = [days[0]!.stops[0]!, 0]
  const endAt = (to: string) => {
    // A ride from a pump back to the same pump needs no other pump, but counts as a stretch.
    if (km > 0) stretches.push({ from, to, km: Math.round(km) })
    ;[from, km] = [to, 0]
  }
  for (const { stops, legs } of days) {
    for (const [index, name] of stops.entries()) {
      km += legs[index - 1]?.[0] ?? 0
      if (!fuel.includes(name)) continue
      pumps.add(name)
      endAt(name)
    }
  }
  endAt(days.at(-1)!.stops.at(-1)!)
  return pumps.size < 2 ? [] : stretches
}
