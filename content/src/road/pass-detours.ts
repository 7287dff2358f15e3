// What happens on a tour when a pass is shut: one sentence for each pass, with the shortest way
// over the known legs that avoids the pass.

import { passesOf, type Roads } from './road-lookup.ts'

type Way = { stops: readonly string[]; km: number; hours: number }
type Day = { stops: readonly string[] }

type IsPass = (name: string) => boolean

const AND = new Intl.ListFormat('en-GB')

/** The most riding hours of a day. */
const MOST_HOURS = 11

/** A sentence for each pass: "Khardung La shut: day 3 goes over Chang La and …". */
export function shutPasses(days: readonly Day[], roads: Roads, isPass: IsPass): string[] {
  return passesOf(days, isPass).map((pass) => {
    const rides = days.flatMap(({ stops }, index) => {
      if (!stops.includes(pass)) return []
      const other = wayAround(stops, pass, roads)
      return [rideText(`day ${index + 1}`, wayOf(stops, roads), other, isPass)]
    })
    return `${pass} shut: ${rides.join('; ')}.`
  })
}

function rideText(day: string, usual: Way, other: Way | null, isPass: IsPass): string {
  const waits = `on ${day} the group waits until it opens`
  if (!other) return `no other road is known, so ${waits}`
  if (other.hours > MOST_HOURS)
    return `the only other road takes ${lengthOf(other)}, too long for a day, so ${waits}`
  // The passes of the other way say enough about it; a way without a pass is named by its places.
  const between = [...new Set(other.stops.slice(1, -1))]
  const named = between.filter(isPass)
  const over = AND.format(named.length ? named : between.slice(0, 3))
  return `${day} goes over ${over}, ${lengthOf(other)} instead of ${lengthOf(usual)}`
}

const lengthOf = ({ km, hours }: Way) =>
  `${km}\u00a0km and ${Math.round(hours * 2) / 2}\u00a0h of riding`

/** The way of a day that avoids the pass; null if there is none. */
function wayAround(stops: readonly string[], pass: string, roads: Roads): Way | null {
  const [first, last] = [stops[0]!, stops.at(-1)!]
  // A day that ends where it began goes to its middle stop and back.
  const aims = first === last ? [stops[Math.floor(stops.length / 2)]!, last] : [last]
  const found = [first]
  for (const aim of aims) {
    const way = aim === pass ? null : shortest(found.at(-1)!, aim, pass, roads)
    if (!way) return null
    found.push(...way.slice(1))
  }
  return wayOf(found, roads)
}

/** The stops of the shortest way that avoids one place; null if no way avoids the place. */
function shortest(from: string, to: string, without: string, { allLegs }: Roads) {
  const ways = new Map([[from, { km: 0, stops: [from] }]])
  for (const [here, way] of ways)
    for (const leg of allLegs) {
      if (leg.from !== here && leg.to !== here) continue
      const next = leg.from === here ? leg.to : leg.from
      const km = way.km + leg.roadKm
      if (next === without || km >= (ways.get(next)?.km ?? Number.POSITIVE_INFINITY)) continue
      // Put last, so that the loop comes to this place again.
      ways.delete(next)
      ways.set(next, { km, stops: [...way.stops, next] })
    }
  return ways.get(to)?.stops ?? null
}

function wayOf(stops: readonly string[], { roadOf }: Roads): Way {
  const { legs } = roadOf(stops)
  return {
    stops,
    km: legs.reduce((sum, [km]) => sum + km, 0),
    hours: legs.reduce((sum, [, hours]) => sum + hours, 0),
  }
}
