// The departures of a tour, from its seasons: a first and a last departure and a rhythm.

import { daysAfter } from './dates.ts'

/** Days from one departure to the next. */
export const rhythms = { weekly: 7, fortnightly: 14, 'every 3 weeks': 21, 'every 4 weeks': 28 }

/** A line below `departures:` of a tour (content/compiler/schema.ts), in ISO days. */
export type Season = {
  first: string
  last: string
  rhythm: keyof typeof rhythms
  except?: readonly string[] | undefined
  full?: readonly string[] | undefined
  guaranteed?: readonly string[] | undefined
  /** The last day of a single departure. */
  end?: string | undefined
}

/** All departures by their first and last ISO day, the earliest first. */
export function departuresFrom(seasons: readonly Season[], days: number) {
  const all = seasons.flatMap((season) =>
    startsOf(season)
      .filter((start) => !season.except?.includes(start))
      .map((start) => ({
        start,
        end: daysAfter(start, days - 1),
        isFull: season.full?.includes(start) ?? false,
        isGuaranteed: season.guaranteed?.includes(start) ?? false,
      })),
  )
  return all.toSorted((a, b) => a.start.localeCompare(b.start))
}

/** The days on which a season's departures begin, with those that `except` leaves out. */
export function startsOf({ first, last, rhythm }: Season): string[] {
  const starts: string[] = []
  for (let start = first; start <= last; start = daysAfter(start, rhythms[rhythm]))
    starts.push(start)
  return starts
}
