// Compares the times of a day's entries with the minutes of riding between the stops they name.

import type { TourFile } from './files.ts'
import type { DayText } from './tour-text.ts'

/** Reports entries that are not in their order, or that leave too little time for the road. */
export function checkTimes({ number, stops, track }: DayText, { roads, report }: TourFile) {
  // A wrong time has a message of its own.
  if (track.some(({ time }) => !time)) return
  for (const [index, { line, time }] of track.entries()) {
    const before = track[index - 1]?.time ?? ''
    const advice = 'Put the entries in the order of the day.'
    if (time <= before)
      return report(line, `day ${number}: ${time} comes after ${before} in the list. ${advice}`)
  }
  /** The last stop that an entry names; the first stop at midnight. */
  let last = { stop: 0, time: '00:00' }
  for (const { line, time, title } of track) {
    const stop = stops.findIndex((name, index) => index >= last.stop && isNamedIn(title, name))
    if (stop < 0) continue
    const { legs } = roads.roadOf(stops.slice(last.stop, stop + 1))
    const minutes = Math.round(60 * legs.reduce((sum, [, hours]) => sum + hours, 0))
    const arrival = minutesOf(last.time) + minutes
    if (minutesOf(time) < arrival) {
      // Rounded up to five minutes.
      const earliest = new Date(5 * Math.ceil(arrival / 5) * 60_000).toISOString().slice(11, 16)
      const ride = `From ${stops[last.stop]} (${last.time}) the road takes ${minutes} minutes.`
      const advice = `${ride} Write ${earliest} or later.`
      report(line, `day ${number}: ${time} is too early for ${stops[stop]}. ${advice}`)
    }
    last = { stop, time }
  }
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
