// Compares the times of a day with its road: between two entries that name stops there must be time for the ride
// and for the halt that the first of the two entries promises.

import type { Roads } from './roads.ts'
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
const LEAVING = /\b(leave|start|set off|depart|ride out|roll out)\b/i

/** The stretches between the entries of a day that name its stops, in their order. */
export function timedStretchesOf({ stops, track }: DayText, roads: Roads): TimedStretch[] {
  let from = 0
  const named = track.flatMap(({ title, description, line }) => {
    const place = nextStop(stops, from, title)
    if (place === null) return []
    // An entry after the departure from a place that names this place means the stop on the way back.
    from = LEAVING.test(title) ? place + 1 : place
    return [{ place, line, time: title.slice(0, 5), title: title.slice(6), description }]
  })
  return named.slice(1).map((entry, index) => {
    const before = named[index] ?? entry
    const rideMinutes = Math.round(
      60 * ridingHours(stops.slice(before.place, entry.place + 1), roads),
    )
    const [promised, promise] = LEAVING.test(before.title)
      ? ([0, ''] as const)
      : promiseOf(`${before.title}. ${before.description}`)
    return {
      line: entry.line,
      from: stops[before.place] ?? '',
      to: stops[entry.place] ?? '',
      leaves: before.time,
      arrives: entry.time,
      rideMinutes,
      haltMinutes: minutesOf(entry.time) - minutesOf(before.time) - rideMinutes,
      promised,
      promise,
    }
  })
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
