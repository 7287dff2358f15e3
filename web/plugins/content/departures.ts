// The departures that a tour's front matter describes: each season by its first and last departure and a rhythm, or
// one departure by its range.

import { DAY_MS } from '../../src/content/dates.ts'
import { dayAfter } from '../../src/content/departures.ts'
import type { TourFile } from './files.ts'
import { type DepartureRules, rhythms } from './schema.ts'

export const departuresOf = ({ head, text }: TourFile) =>
  departuresFrom(head.departures, text.days.length)

/** The departures of a tour in their order. */
export function departuresFrom(departures: DepartureRules, days: number) {
  if (departures === 'on request') return []
  const all = departures.map(seasonOf).flatMap((season) =>
    startsOf(season)
      .filter((start) => !season.except?.includes(start))
      .map((start) => ({
        start,
        end: dayAfter(start, days - 1),
        full: season.full?.includes(start) ?? false,
        guaranteed: season.guaranteed?.includes(start) ?? false,
      })),
  )
  return all.toSorted((a, b) => a.start.localeCompare(b.start))
}

type Season = Exclude<Exclude<DepartureRules, string>[number], string>

/** One departure is a season of one day. */
function seasonOf(rule: string | Season): Season {
  if (typeof rule !== 'string') return rule
  const [first = ''] = rule.split(' to ')
  return { first, last: first, rhythm: 'weekly' }
}

function startsOf({ first, last, rhythm }: Season): string[] {
  const starts: string[] = []
  for (let start = first; start <= last; start = dayAfter(start, rhythms[rhythm]))
    starts.push(start)
  return starts
}

/** Reports departures that contradict each other, or the length of the tour. */
export function checkDepartures({ head, text, lineOf, report }: TourFile) {
  if (head.departures === 'on request') return
  /** The line of each departure by its first day. */
  const lines = new Map<string, number>()
  for (const [index, rule] of head.departures.entries()) {
    const line = lineOf('departures', index)
    if (typeof rule === 'string') report(line, ...rangeMistakes(rule, text.days.length))
    else report(line, ...seasonMistakes(rule))
    for (const { start } of departuresFrom([rule], text.days.length)) {
      const other = lines.get(start)
      if (other === undefined) lines.set(start, line)
      else
        report(
          other,
          `Two departures begin on ${start}. Delete one, or end the first season earlier.`,
        )
    }
  }
}

function* rangeMistakes(range: string, days: number) {
  const [start = '', end = ''] = range.split(' to ')
  const wanted = dayAfter(start, days - 1)
  const length = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1
  if (end !== wanted)
    yield `The departure '${range}' has ${length} days, but the tour has ${days}. It ends on ${wanted}.`
}

function* seasonMistakes(season: Season): Generator<string, void> {
  const { first, last, rhythm, except = [], full = [], guaranteed = [] } = season
  if (last < first)
    return yield `The last departure, ${last}, is before the first, ${first}. Exchange the two.`
  if (last > dayAfter(first, 365))
    return yield `The season from ${first} to ${last} is longer than a year. Correct a year.`
  const starts = startsOf(season)
  const marked = [...full, ...guaranteed]
  for (const day of new Set([...except, ...marked]))
    if (!starts.includes(day))
      yield `The tour does not leave on ${day}. Write the first day of one of its departures.`
    else if (except.includes(day) && marked.includes(day))
      yield `The departure of ${day} is left out by 'except', and cannot be full or guaranteed. Delete one of the two.`
  if (starts.at(-1) !== last)
    yield `No departure is on ${last}: ${rhythm} from ${first}, the last one before is ${starts.at(-1)}. Write that day.`
}

/** Reports the first day on which more groups are out than captains. */
export function checkCaptains(tours: readonly TourFile[], captains: number) {
  const crowded = daysOf(tours).find(({ out }) => out.length > captains)
  if (!crowded) return
  const { start, out, tour } = crowded
  const names = out.map((group) => group.tour.slug).join(', ')
  tour.report(
    tour.lineOf('departures'),
    `On ${start}, ${out.length} groups are out (${names}), but agency.yaml has ${captains} captains. Leave a departure out with 'except', move the season by some days, or correct 'captains'.`,
  )
}

/** The greatest number of groups that are out on one day. */
export function mostGroups(tours: readonly TourFile[]): number {
  return Math.max(0, ...daysOf(tours).map(({ out }) => out.length))
}

/** The departures of all tours in their order, each with the groups that are on the road on its first day. */
function daysOf(tours: readonly TourFile[]) {
  const groups = tours
    .toSorted((a, b) => a.head.id - b.head.id)
    .flatMap((tour) => departuresOf(tour).map((departure) => ({ tour, ...departure })))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  return groups.map(({ tour, start }) => ({
    tour,
    start,
    out: groups.filter((group) => group.start <= start && group.end >= start),
  }))
}
