// The roads of a tour's days when a pass is shut: the shortest way over the known legs without the pass.

import { legs } from 'web/compiled/legs.ts'
import type { Day } from '../tour.ts'
import { legBetween } from './places-and-legs.ts'
import type { Leg } from './road-table.ts'

export type Way = { stops: string[]; km: number; hours: number }
export type Rerouting =
  /** `long`: the other way takes more than MOST_HOURS. */
  | { kind: 'way' | 'long'; day: number; usual: Way; other: Way }
  | { kind: 'none'; day: number; usual: Way }

/** The most riding hours of a day. */
const MOST_HOURS = 11

/** Each day that crosses the pass, with its usual way and, if there is one, its way without the pass. */
export function withoutPass(days: readonly Pick<Day, 'stops'>[], pass: string): Rerouting[] {
  return days.flatMap(({ stops }, index): Rerouting[] => {
    if (!stops.includes(pass)) return []
    const day = index + 1
    const usual = wayOf([...stops])
    const other = otherWay(stops, pass)
    if (!other) return [{ kind: 'none', day, usual }]
    return [{ kind: other.hours > MOST_HOURS ? 'long' : 'way', day, usual, other }]
  })
}

function otherWay(stops: readonly string[], pass: string): Way | null {
  const [first, last] = [stops[0]!, stops.at(-1)!]
  // A day that ends where it began goes to its middle stop and back.
  const aims = first === last ? [stops[Math.floor(stops.length / 2)]!, last] : [last]
  const found = [first]
  for (const aim of aims) {
    const way = aim === pass ? null : shortest(found.at(-1)!, aim, pass)
    if (!way) return null
    found.push(...way.slice(1))
  }
  return wayOf(found)
}

/** The stops of the shortest way that avoids one place (Dijkstra's algorithm); null if no way avoids the place. */
export function shortest(from: string, to: string, without: string): string[] | null {
  const reached = new Map([[from, { km: 0, stops: [from] }]])
  const open = new Set([from])
  while (open.size > 0) {
    const [nearest] = [...open].sort((a, b) => reached.get(a)!.km - reached.get(b)!.km)
    open.delete(nearest!)
    const { km, stops } = reached.get(nearest!)!
    if (nearest === to) return stops
    for (const leg of legs as Leg[]) {
      const next = leg.from === nearest ? leg.to : leg.to === nearest ? leg.from : null
      if (!next || next === without) continue
      const nextKm = km + leg.roadKm
      if (nextKm >= (reached.get(next)?.km ?? Number.POSITIVE_INFINITY)) continue
      reached.set(next, { km: nextKm, stops: [...stops, next] })
      open.add(next)
    }
  }
  return null
}

function wayOf(stops: string[]): Way {
  const ridden = stops.slice(1).map((to, index) => legBetween(stops[index]!, to))
  return {
    stops,
    km: ridden.reduce((sum, { roadKm }) => sum + roadKm, 0),
    hours: ridden.reduce((sum, { ridingHours }) => sum + ridingHours, 0),
  }
}
