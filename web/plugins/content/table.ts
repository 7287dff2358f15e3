// What `npm run content` compares, as tables: each day's road and clock, and each tour's totals.

import { figuresOf, metres, tourTotalsOf } from '../../src/content/road/road-figures.ts'
import { departuresOf, mostGroups } from './departures.ts'
import type { TourFile } from './files.ts'
import { type TimedStretch, timedStretchesOf } from './itinerary-times.ts'

/** A table for each tour in the order of the ids, and the greatest number of groups on one day. */
export function tableOf(tours: readonly TourFile[]): string {
  const totals = `At most ${mostGroups(tours)} groups are out on one day.`
  return [...tours.toSorted((a, b) => a.head.id - b.head.id).map(tourTable), totals].join('\n\n')
}

function tourTable(tour: TourFile): string {
  const { slug, roads: allRoads, text } = tour
  const { days } = text
  const roads = days.map(({ stops }) => allRoads.roadOf(stops))
  const { distanceKm, nights, highestM } = tourTotalsOf(roads)
  const departures = departuresOf(tour)
  const lines = [
    `${slug}: ${days.length} days, ${nights} nights, ${distanceKm} km, highest point ${metres(highestM)}, ${departures.length} departures`,
  ]
  let slept: number | undefined
  for (const [index, day] of days.entries()) {
    const { distanceKm, hours, highestM, sleepM } = figuresOf(roads[index]!)
    const isLast = index === days.length - 1
    const step =
      slept === undefined ? '' : ` (${sleepM < slept ? '−' : '+'}${Math.abs(sleepM - slept)})`
    const night = isLast ? 'no night' : `night ${metres(sleepM)}${step}`
    lines.push(
      `  day ${index + 1}: ${distanceKm} km, ${hours} h, highest ${metres(highestM)}, ${night}`,
    )
    lines.push(...timedStretchesOf(day, allRoads).map((stretch) => `    ${stretchLine(stretch)}`))
    slept = sleepM
  }
  return lines.join('\n')
}

function stretchLine(stretch: TimedStretch): string {
  const { from, to, leaves, arrives, rideMinutes, haltMinutes, promised, promise } = stretch
  const wanted = promised ? `, ${promise} ${promised}` : ''
  return `${leaves} ${from} → ${arrives} ${to}: ride ${rideMinutes} min, halts ${haltMinutes} min${wanted}`
}
