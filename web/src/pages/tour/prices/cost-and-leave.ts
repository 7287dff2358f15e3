// What a booking costs, in whole rupees and in working days of leave.

import { DAY_MS } from 'content/dates.ts'
import { type Departure, datesText } from 'content/departure-texts.ts'
import { withGst } from 'content/gst.ts'
import type { BikeAddon, PriceDetail } from 'content/prices.ts'
import { rupees } from 'content/rupees.ts'

/** The size of the specification's largest group. */
export const MOST_PEOPLE = 50

export type Choice = {
  option: PriceDetail
  /** How many units of the option are booked: riders, bikes, seats or people. */
  count: number
  /** The chosen add-on of the option; null is the bike of the price itself. */
  addon: BikeAddon | null
}

type Slip = ReturnType<typeof slipOf>

/** The figures of a price slip. An add-on is paid for each unit: once for two on a bike. */
export function slipOf({ option, count, addon }: Choice, days: number) {
  const people = count * option.people
  const price = people * option.perPerson
  const addons = count * (addon?.rupees ?? 0)
  const total = withGst(price + addons, option.gstPercent)
  return {
    people,
    price,
    addons,
    gst: total - price - addons,
    total,
    perPerson: Math.round(total / people),
    perDay: Math.round(total / people / days),
    // Refundable, and not part of the total.
    deposit: count * ((addon?.bike ?? option.bike)?.deposit ?? 0),
  }
}

/** The departure on the chosen dates, else the next with a free place, else the first of all. */
export function departureFor(
  dates: string,
  free: readonly Departure[],
  all: readonly Departure[],
): Departure | undefined {
  return free.find((each) => datesText(each) === dates) ?? free[0] ?? all[0]
}

/** The working days, Monday to Friday, among the days of a tour that starts on an ISO day. */
export function leaveDays(days: number, start: string): number {
  const first = Date.parse(start)
  const weekdays = Array.from({ length: days }, (_, day) =>
    new Date(first + day * DAY_MS).getUTCDay(),
  )
  return weekdays.filter((weekday) => weekday > 0 && weekday < 6).length
}

export const peopleText = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The choice as lines for the contact form's comment. */
export function linesOf({ option, count, addon }: Choice, slip: Slip, days: number): string {
  return [
    `${option.title}: ${count} (${peopleText(slip.people)})`,
    addon && `Bike: ${addon.label}`,
    `Total with ${option.gstPercent}% GST: ${rupees(slip.total)}, ${rupees(slip.perPerson)} a person for ${days} days`,
  ]
    .filter(Boolean)
    .join('\n')
}
