// The content that the site was built from, for tests that must not repeat its values.

import { tour as turtuk } from 'content/compiled/tours/leh-to-leh-with-turtuk.ts'
import { DAY_MS } from 'content/dates.ts'
import { datesText } from 'content/departure-texts.ts'
import { tours } from 'content/tours.ts'

export { turtuk }

/** The tour with the most days. */
export const longest = tours.toSorted((a, b) => b.days - a.days)[0]!

export const onRequest = tours.find(({ pricePerPerson }) => pricePerPerson === null)!
export const bySuv = tours.find(({ ride }) => ride === 'SUV')!

const { departures } = turtuk

/** A departure in the first half of the season, and all departures after this one. */
const index = Math.floor(departures.length / 3)
export const departure = departures[index]!
export const later = departures.slice(index + 1)
/** "1–7 May 2027". */
export const departureDates = datesText(departure)
export const lastDeparture = departures.at(-1)!

/** Ten in the morning in India, `days` days after the first day of a departure; before that day if negative. */
export function daysAfter({ start }: { start: string }, days: number): Date {
  return new Date(Date.parse(`${start}T10:00:00+05:30`) + days * DAY_MS)
}
