// The minutes of riding from one entry of a day that names a stop to the next.

import type { Roads } from '../src/road/road-table.ts'
import type { DayText } from './tour-text.ts'

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
export function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3))
}
