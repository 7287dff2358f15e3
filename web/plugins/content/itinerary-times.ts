// Compares the times of a day with its road: between two entries that name stops there must be time for the ride
// and for the halt that the first of the two entries promises.

import { WITH_HALTS } from '../../src/content/road/road-figures.ts'
import type { Roads } from '../../src/content/road/road-table.ts'
import type { DayText } from './tour-text.ts'

export type TimedStretch = {
  line: number
  from: string
  to: string
  /** "12:15" and "13:00". */
  leaves: string
  arrives: string
  rideMinutes: number
  /** The minutes that remain for halts. */
  haltMinutes: number
  /** The halt that the entry promises, in minutes, and its word. */
  promised: number
  promise: string
}

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

/** An entry of a day that names a stop: the index of the stop, and the time as written and in minutes. */
type NamedEntry = DayText['track'][number] & { stop: number; time: string; minutes: number }

/** The entries of a day that name its stops, in their order. */
function namedEntries({ stops, track }: TimedDay): NamedEntry[] {
  let from = 0
  return track.flatMap((entry) => {
    const stop = nextStop(stops, from, entry.title)
    if (stop === null) return []
    // An entry after the departure from a place that names this place means the stop on the way back.
    from = LEAVING.test(entry.title) ? stop + 1 : stop
    const time = entry.title.slice(0, 5)
    return [{ ...entry, stop, time, minutes: minutesOf(time) }]
  })
}

type TimedDay = Pick<DayText, 'stops' | 'track'>

/** The stretches between the entries of a day that name its stops, in their order. */
export function timedStretchesOf(day: TimedDay, roads: Roads): TimedStretch[] {
  const { stops } = day
  const named = namedEntries(day)
  return named.slice(1).map((entry, index) => {
    const before = named[index] ?? entry
    const rideMinutes = Math.round(
      60 * ridingHours(stops.slice(before.stop, entry.stop + 1), roads),
    )
    const [promised, promise] = LEAVING.test(before.title)
      ? ([0, ''] as const)
      : promiseOf(`${before.title.slice(6)}. ${before.description}`)
    return {
      line: entry.line,
      from: stops[before.stop] ?? '',
      to: stops[entry.stop] ?? '',
      leaves: before.time,
      arrives: entry.time,
      rideMinutes,
      haltMinutes: entry.minutes - before.minutes - rideMinutes,
      promised,
      promise,
    }
  })
}

/**
 * The minutes of the day at each stop; empty for a day without times. A timed entry gives the time of the stop that it
 * names; the times between are in proportion to the riding hours.
 */
export function stopMinutesOf(day: TimedDay, roads: Roads): number[] {
  const known = knownMinutes(day)
  if (known.length === 0) return []
  const { stops } = day
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

/** The stops whose time is known: the first stop by the departure of the day, each other one by its first entry. */
function knownMinutes(day: TimedDay): { stop: number; minutes: number }[] {
  const leaving = day.track.findIndex(({ title }) => LEAVING.test(title))
  const track = day.track.slice(Math.max(0, leaving))
  const [first] = track
  if (!first) return []
  const known = [{ stop: 0, minutes: minutesOf(first.title.slice(0, 5)) }]
  for (const { stop, minutes } of namedEntries({ ...day, track })) {
    if (stop > known.at(-1)!.stop) known.push({ stop, minutes })
  }
  return known
}

/** The place of the next stop that a title names, from the current one on; null if it names none. */
function nextStop(stops: readonly string[], from: number, title: string): number | null {
  const index = stops.findIndex((stop, place) => place >= from && names(title, stop))
  return index < 0 ? null : index
}

/**
 * "Sumdo (Puga)" is named by "Sumdo", and "Yala/Tissamaharama" by each of its names; "Leave for Ella" is not at
 * Ella.
 */
function names(title: string, stop: string): boolean {
  const known = stop.replace(/ \(.*\)$/, '').split('/')
  const here = title.replace(/ for .*/, '')
  return known.some((name) => new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`).test(here))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function promiseOf(text: string): readonly [minutes: number, word: string] {
  for (const [words, minutes] of promises) {
    const word = words.exec(text)?.[0]
    if (word) return [minutes, word.toLowerCase()]
  }
  return [0, '']
}

function ridingHours(stops: readonly string[], roads: Roads): number {
  const legs = stops.slice(1).map((stop, index) => roads.legBetween(stops[index] ?? '', stop))
  return legs.reduce((sum, { ridingHours }) => sum + ridingHours, 0)
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}
