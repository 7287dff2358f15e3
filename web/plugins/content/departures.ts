// The departures that a tour's front matter describes: each season by its first and last departure and a rhythm, or
// one departure by its range.

import { DAY_MS } from '../../src/content/dates.ts'
import { dayAfter } from '../../src/content/departures.ts'
import type { TourFile } from './files.ts'
import { lineOf } from './markdown-file.ts'
import type { DepartureRules } from './schema.ts'

export type Departure = { start: string; end: string; full: boolean; guaranteed: boolean }

// biome-ignore format: a table
const rhythms = {
  weekly:          7,
  fortnightly:    14,
  'every 3 weeks': 21,
  'every 4 weeks': 28,
}

/** The departures of a tour in their order. */
export function departuresFrom(departures: DepartureRules, days: number): Departure[] {
  if (departures === 'on request') return []
  const all = departures.flatMap((rule) => {
    if (typeof rule === 'string') {
      const [start = '', end = ''] = rule.split(' to ')
      return [{ start, end, full: false, guaranteed: false }]
    }
    const { except = [], full = [], guaranteed = [] } = rule
    return startsOf(rule)
      .filter((start) => !except.includes(start))
      .map((start) => ({
        start,
        end: dayAfter(start, days - 1),
        full: full.includes(start),
        guaranteed: guaranteed.includes(start),
      }))
  })
  return all.toSorted((a, b) => a.start.localeCompare(b.start))
}

type Season = Exclude<Exclude<DepartureRules, string>[number], string>

function startsOf({ first, last, rhythm }: Season): string[] {
  const starts: string[] = []
  for (let start = first; start <= last; start = dayAfter(start, rhythms[rhythm]))
    starts.push(start)
  return starts
}

/** Reports departures that contradict each other, or the length of the tour. */
export function checkDepartures({ head: { departures }, text, source, report }: TourFile) {
  if (departures === 'on request') return
  const days = text.days.length
  const reportAt: ReportAt = (written, message) => {
    const line = source.split('\n').findIndex((each) => each.includes(written)) + 1
    report(line || lineOf(source, 'departures'), message)
  }

  for (const rule of departures) {
    if (typeof rule === 'string') checkRange(rule, days, reportAt)
    else checkSeason(rule, reportAt)
  }

  const starts = departuresFrom(departures, days).map(({ start }) => start)
  for (const start of new Set(starts.filter((each, index) => starts.indexOf(each) !== index)))
    reportAt(
      start,
      `Two departures begin on ${start}. Delete one, or end the first season earlier.`,
    )
}

/** Reports a mistake at the line with this text. */
type ReportAt = (written: string, message: string) => void

function checkRange(range: string, days: number, reportAt: ReportAt) {
  const [start = '', end = ''] = range.split(' to ')
  const wanted = dayAfter(start, days - 1)
  const length = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1
  if (end !== wanted)
    reportAt(
      range,
      `The departure '${range}' has ${length} days, but the tour has ${days}. It ends on ${wanted}.`,
    )
}

function checkSeason(season: Season, reportAt: ReportAt) {
  const { first, last, rhythm, except = [], full = [], guaranteed = [] } = season
  if (last < first) {
    reportAt(last, `The last departure, ${last}, is before the first, ${first}. Exchange the two.`)
    return
  }
  if (last > dayAfter(first, 365)) {
    reportAt(last, `The season from ${first} to ${last} is longer than a year. Correct a year.`)
    return
  }
  const starts = startsOf(season)
  const actual = starts.at(-1) ?? first
  if (actual !== last)
    reportAt(
      last,
      `No departure is on ${last}: ${rhythm} from ${first}, the last one before is ${actual}. Write that day.`,
    )
  for (const day of [...except, ...full, ...guaranteed]) {
    if (!starts.includes(day))
      reportAt(
        day,
        `The tour does not leave on ${day}. Write the first day of one of its departures.`,
      )
  }
  for (const day of except.filter((each) => full.includes(each) || guaranteed.includes(each)))
    reportAt(
      day,
      `The departure of ${day} is left out by 'except', and cannot be full or guaranteed. Delete one of the two.`,
    )
}

/** Reports the first day on which more groups are out than captains. */
export function checkCaptains(tours: readonly TourFile[], captains: number) {
  const groups = groupsOf(tours).toSorted(
    (a, b) => a.start.localeCompare(b.start) || a.tour.head.id - b.tour.head.id,
  )
  for (const { tour, start } of groups) {
    const out = outOn(start, groups)
    if (out.length <= captains) continue
    const names = out.map((group) => group.tour.slug).join(', ')
    tour.report(
      lineOf(tour.source, 'departures'),
      `On ${start}, ${out.length} groups are out (${names}), but agency.yaml has ${captains} captains. Leave a departure out with 'except', move the season by some days, or correct 'captains'.`,
    )
    return
  }
}

/** The greatest number of groups that are out on one day. */
export function mostGroups(tours: readonly TourFile[]): number {
  const groups = groupsOf(tours)
  return Math.max(0, ...groups.map(({ start }) => outOn(start, groups).length))
}

type Group = Departure & { tour: TourFile }

/** The departures of all tours, each with its tour. */
function groupsOf(tours: readonly TourFile[]): Group[] {
  return tours.flatMap((tour) =>
    departuresFrom(tour.head.departures, tour.text.days.length).map((departure) => ({
      tour,
      ...departure,
    })),
  )
}

/** The groups that are on the road on a day, which is an ISO day. */
function outOn(day: string, groups: readonly Group[]): Group[] {
  return groups.filter(({ start, end }) => start <= day && end >= day)
}
