// Compares the times of a day with its road. Between two entries that name stops, the day must have time for the ride and
// for the halt that the first entry promises.

import { WITH_HALTS } from '../../src/content/road/road-figures.ts'
import type { Roads } from '../../src/content/road/road-table.ts'
import type { DayText } from './tour-text.ts'

// The least minutes for what an entry promises. The first row that fits counts, so the longest times are first.
// biome-ignore format: a table
const promises: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/\blunch\b/i,                                                        45],
  [/\b(walk|monastery|monasteries|temples?|murals|fort|palace|museum|dzong|market)\b/i, 30],
  [/\b(breakfast|noodles|dal bhat|khachapuri|swim|picnic)\b/i,          30],
  [/\b(tea|coffee|photographs?|viewpoint|halt|stop|prayer|check post)\b/i, 15],
]

/** An entry with such a word is a departure: what the entry mentions promises no halt after its time. */
const LEAVING = /\b(leave|start(?! of)|set off|depart|ride out|roll out)\b/i

type TimedDay = Pick<DayText, 'stops' | 'track'>

/** The entries of a day that name its stops, in their order, each with the index of its stop and its minute of the day. */
function namedEntries({ stops, track }: TimedDay) {
  let from = 0
  return track.flatMap((entry) => {
    const stop = stops.findIndex((name, index) => index >= from && names(entry.title, name))
    if (stop < 0) return []
    // An entry after the departure from a place that names this place means the stop on the way back.
    from = LEAVING.test(entry.title) ? stop + 1 : stop
    return [{ ...entry, stop, minutes: minutesOf(entry.title) }]
  })
}

/** The stretches between the entries of a day that name its stops, in their order. */
export function timedStretchesOf(day: TimedDay, roads: Roads) {
  const named = namedEntries(day)
  return named.slice(1).map(({ line, title, stop, minutes }, index) => {
    const before = named[index]!
    const ridden = day.stops.slice(before.stop, stop + 1)
    const rideMinutes = Math.round(60 * ridingHours(ridden, roads))
    const promise = promiseOf(before)
    return {
      line,
      from: day.stops[before.stop]!,
      to: day.stops[stop]!,
      leaves: before.title.slice(0, 5),
      arrives: title.slice(0, 5),
      rideMinutes,
      /** The minutes that remain for halts, those of the halt that the entry promises, and the word that promises it. */
      haltMinutes: minutes - before.minutes - rideMinutes,
      promised: promise?.minutes ?? 0,
      promise: promise?.word ?? '',
    }
  })
}

/** The minutes of the day at each stop, between timed entries in proportion to the riding hours; empty without entries. */
export function stopMinutesOf({ stops, track }: TimedDay, roads: Roads): number[] {
  // The time of the first stop is that of the day's departure, the time of each other one that of its first entry.
  const leaving = track.findIndex(({ title }) => LEAVING.test(title))
  const [first, ...more] = track.slice(Math.max(0, leaving))
  if (!first) return []
  const known = [{ stop: 0, minutes: minutesOf(first.title) }]
  for (const entry of namedEntries({ stops, track: [first, ...more] }))
    if (entry.stop > known.at(-1)!.stop) known.push(entry)
  return stops.map((_, index) => {
    const last = known.findLast(({ stop }) => stop <= index)!
    const following = known.find(({ stop }) => stop > index)
    const hoursTo = (stop: number) => ridingHours(stops.slice(last.stop, stop + 1), roads)
    const minutes = following
      ? ((following.minutes - last.minutes) * hoursTo(index)) / (hoursTo(following.stop) || 1)
      : hoursTo(index) * 60 * WITH_HALTS
    return Math.round(last.minutes + minutes)
  })
}

/** "Sumdo (Puga)" is named by "Sumdo", "Yala/Tissamaharama" by each of its names; "Leave for Ella" is not at Ella. */
function names(title: string, stop: string): boolean {
  const known = stop.replace(/ \(.*\)$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w-])(${known.replaceAll('/', '|')})(?![\\w-])`).test(
    title.replace(/ for .*/, ''),
  )
}

function promiseOf({ title, description }: TimedDay['track'][number]) {
  if (LEAVING.test(title)) return null
  const text = `${title.slice(6)}. ${description}`
  const [words, minutes] = promises.find(([words]) => words.test(text)) ?? []
  return words && minutes ? { minutes, word: words.exec(text)![0].toLowerCase() } : null
}

function ridingHours(stops: readonly string[], roads: Roads): number {
  const legs = stops.slice(1).map((stop, index) => roads.legBetween(stops[index]!, stop))
  return legs.reduce((sum, { ridingHours }) => sum + ridingHours, 0)
}

/** The minute of the day of "12:15 Lunch in Khalsar". */
export function minutesOf(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3, 5))
}
