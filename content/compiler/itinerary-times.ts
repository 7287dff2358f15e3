// Compares the times of a day's entries with the minutes of riding between the stops they name.

import { figuresOf, metres } from '../src/road/road-figures.ts'
import type { Roads } from '../src/road/road-table.ts'
import type { TourFile } from './files.ts'
import type { DayText } from './tour-text.ts'

/** Reports entries that are not in their order, or that leave too little time for the road. */
export function checkTimes(day: DayText, { roads, report }: TourFile) {
  const { number, track } = day
  // A wrong time has a message of its own.
  if (track.some(({ time }) => !time)) return
  for (const [index, { line, time }] of track.entries()) {
    const before = track[index - 1]?.time ?? ''
    const advice = 'Put the entries in the order of the day.'
    if (time <= before)
      return report(line, `day ${number}: ${time} comes after ${before} in the list. ${advice}`)
  }
  for (const stretch of timedStretchesOf(day, roads))
    if (stretch.haltMinutes < 0) report(stretch.line, `day ${number}: ${tooShort(stretch)}`)
}

function tooShort(stretch: ReturnType<typeof timedStretchesOf>[number]): string {
  const { from, to, leaves, arrives, rideMinutes } = stretch
  // Rounded up to five minutes.
  const minutes = 5 * Math.ceil((minutesOf(leaves) + rideMinutes) / 5)
  const earliest = new Date(minutes * 60_000).toISOString().slice(11, 16)
  const ride = `From ${from} (${leaves}) the road takes ${rideMinutes} minutes.`
  return `${arrives} is too early for ${to}. ${ride} Write ${earliest} or later.`
}

/** The rows of `npm run content -- --table`: the road of each day, and its stretches. */
export function tableOf(tours: readonly TourFile[]) {
  return tours.flatMap(({ slug, roads, text }) =>
    text.days.flatMap((day, index) => {
      const { distanceKm, hours, highestM, sleepM } = figuresOf(roads.roadOf(day.stops))
      const figures = { km: distanceKm, hours, highest: metres(highestM), night: metres(sleepM) }
      const stretches = timedStretchesOf(day, roads).map((stretch) => ({
        from: `${stretch.leaves} ${stretch.from}`,
        to: `${stretch.arrives} ${stretch.to}`,
        ride: stretch.rideMinutes,
        halts: stretch.haltMinutes,
      }))
      return [{ day: `${slug} ${index + 1}`, ...figures }, ...stretches]
    }),
  )
}

type TimedDay = Pick<DayText, 'stops' | 'track'>

/** The stretches of a day, whose entries name the stops in their order. */
export function timedStretchesOf({ stops, track }: TimedDay, { roadOf }: Roads) {
  let at = 0
  const named = track.flatMap((entry) => {
    const stop = stops.findIndex((name, index) => index >= at && isNamedIn(entry.title, name))
    if (stop < 0) return []
    at = stop
    return [{ ...entry, stop }]
  })
  return named.slice(1).map(({ line, time, stop }, index) => {
    const before = named[index]!
    const { legs } = roadOf(stops.slice(before.stop, stop + 1))
    const rideMinutes = Math.round(60 * legs.reduce((sum, [, hours]) => sum + hours, 0))
    return {
      line,
      from: stops[before.stop]!,
      to: stops[stop]!,
      leaves: before.time,
      arrives: time,
      rideMinutes,
      /** The minutes left for a halt; negative if the road takes longer than the entries say. */
      haltMinutes: minutesOf(time) - minutesOf(before.time) - rideMinutes,
    }
  })
}

/** "Sumdo" names "Sumdo (Puga)", and "Yala" names "Yala/Tissamaharama". */
function isNamedIn(title: string, stop: string): boolean {
  const pattern = stop.replace(/ \(.*\)$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w-])(${pattern.replaceAll('/', '|')})(?![\\w-])`).test(title)
}

/** The minute of the day: 735 for "12:15". */
function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3))
}
