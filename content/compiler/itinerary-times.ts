// Compares the entries of a day with its road: the minutes of riding from one entry to the next, the minutes left for a
// halt (tour-checks.ts reports too few), and the minute at each stop.

import type { Roads } from '../src/road/road-table.ts'
import type { DayText } from './tour-text.ts'

// The minutes that a halt needs, by a word of its entry. The first row that matches counts: the longest halts come first.
// biome-ignore format: a table
const haltRules: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/\blunch\b/i,                                                        45],
  [/\b(walk|monastery|monasteries|temples?|murals|fort|palace|museum|dzong|market)\b/i, 30],
  [/\b(breakfast|noodles|dal bhat|khachapuri|swim|picnic)\b/i,          30],
  [/\b(tea|coffee|photographs?|viewpoint|halt|stop|prayer|check post)\b/i, 15],
]

/** The words of an entry that leaves a place. Such an entry has no halt, even if its text names a meal or a sight. */
const LEAVING = /\b(leave|start(?! of)|set off|depart|ride out|roll out)\b/i

type TimedDay = Pick<DayText, 'stops' | 'track'>

/** The entries of a day that name its stops, in their order, each with the index of its stop and its minute of the day. */
function namedEntries({ stops, track }: TimedDay) {
  let from = 0
  return track.flatMap((entry) => {
    const stop = stops.findIndex((name, index) => index >= from && isNamedIn(entry.title, name))
    if (stop < 0) return []
    // After an entry that leaves a place, an entry with the same place means a later stop at that place.
    from = LEAVING.test(entry.title) ? stop + 1 : stop
    return [{ ...entry, stop, minutes: minutesOf(entry.title) }]
  })
}

/** The stretches of a day, each from one entry that names a stop to the next. */
export function timedStretchesOf(day: TimedDay, roads: Roads) {
  const named = namedEntries(day)
  return named.slice(1).map(({ line, title, stop, minutes }, index) => {
    const before = named[index]!
    const ridden = day.stops.slice(before.stop, stop + 1)
    const rideMinutes = Math.round(60 * ridingHours(ridden, roads))
    const halt = haltOf(before)
    return {
      line,
      from: day.stops[before.stop]!,
      to: day.stops[stop]!,
      leaves: before.title.slice(0, 5),
      arrives: title.slice(0, 5),
      rideMinutes,
      /** The minutes left for a halt, the minutes that the first entry's halt needs, and the word of this halt. */
      haltMinutes: minutes - before.minutes - rideMinutes,
      neededMinutes: halt?.minutes ?? 0,
      haltWord: halt?.word ?? '',
    }
  })
}

/** "Sumdo" names "Sumdo (Puga)", "Yala" names "Yala/Tissamaharama"; "Leave for Ella" does not name Ella. */
function isNamedIn(title: string, stop: string): boolean {
  const pattern = stop.replace(/ \(.*\)$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w-])(${pattern.replaceAll('/', '|')})(?![\\w-])`).test(
    title.replace(/ for .*/, ''),
  )
}

function haltOf({ title, description }: TimedDay['track'][number]) {
  if (LEAVING.test(title)) return null
  const text = `${title.slice(6)}. ${description}`
  const [words, minutes] = haltRules.find(([words]) => words.test(text)) ?? []
  return words && minutes ? { minutes, word: words.exec(text)![0].toLowerCase() } : null
}

function ridingHours(stops: readonly string[], roads: Roads): number {
  const legs = stops.slice(1).map((stop, index) => roads.legBetween(stops[index]!, stop))
  return legs.reduce((sum, { ridingHours }) => sum + ridingHours, 0)
}

/** The minute of the day at which an entry begins: 735 for "12:15 Lunch in Khalsar". */
export function minutesOf(title: string): number {
  return 60 * Number(title.slice(0, 2)) + Number(title.slice(3, 5))
}
