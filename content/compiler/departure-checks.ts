// Checks the departures of a tour, and of all tours together.

import { daysAfter } from '../src/dates.ts'
import { type Season, startsOf } from '../src/departures.ts'
import type { TourFile } from './files.ts'
import { repeated } from './schema-text.ts'

/** Reports wrong seasons, two departures on one day, and a departure of another length. */
export function checkDepartures({ head, text, departures, reportAt }: TourFile) {
  for (const [index, season] of head.departures.entries())
    reportAt(['departures', index], ...seasonMistakes(season, text.days.length))
  const starts = departures.map(({ start }) => start)
  for (const index of repeated(starts)) {
    const advice = 'Delete one, or end a season earlier.'
    reportAt(['departures'], `Two departures begin on ${starts[index]}. ${advice}`)
  }
}

function* seasonMistakes(season: Season, days: number): Generator<string, void> {
  const { first, last, except = [], full = [], guaranteed = [], end } = season
  const lastDay = daysAfter(first, days - 1)
  if (end && end !== lastDay)
    yield `The tour has ${days} days, so this departure ends on ${lastDay}.`
  if (last < first)
    return yield `The last departure, ${last}, is before the first, ${first}. Exchange the two.`
  if (last > daysAfter(first, 365))
    return yield `The season from ${first} to ${last} is longer than a year. Correct a year.`
  const starts = startsOf(season)
  const marked = [...full, ...guaranteed]
  for (const day of new Set([...except, ...marked]))
    if (!starts.includes(day))
      yield `The tour does not leave on ${day}. Write the first day of one of its departures.`
    else if (except.includes(day) && marked.includes(day))
      yield `'except' leaves ${day} out, so it cannot be full or guaranteed. Delete one of the two.`
  if (starts.at(-1) !== last)
    yield `No departure is on ${last}; the last one is on ${starts.at(-1)}. Write that day.`
}

/** Reports the first day with more groups out than captains, in the file of each of these tours. */
export function checkCaptains(tours: readonly TourFile[], captains: number) {
  const groups = tours
    .flatMap((tour) => tour.departures.map((departure) => ({ tour, ...departure })))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  for (const { start } of groups) {
    const out = groups.filter((group) => group.start <= start && group.end >= start)
    if (out.length <= captains) continue
    const names = out.map((group) => group.tour.slug).join(', ')
    const count = `On ${start}, ${out.length} groups are out (${names}), with ${captains} captains.`
    const advice = "Leave a departure out with 'except', move the season, or correct 'captains'."
    for (const each of new Set(out.map((group) => group.tour)))
      each.reportAt(['departures'], `${count} ${advice}`)
    return
  }
}
