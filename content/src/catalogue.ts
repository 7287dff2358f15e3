// Tours as cards show them. The days and lists of a tour are in compiled/tours/<slug>.ts.

import { tours } from 'content/compiled/tours.ts'
import type { Tour } from './entities.ts'
import { groupDigits, rupees } from './rupees.ts'

export type { Tour, Vehicle } from './entities.ts'
export { tours }

/** The tour with this slug or id; links of cards have the id. */
export function tourAt(slugOrId: string): Tour | undefined {
  return tours.find(({ slug, id }) => slug === slugOrId || String(id) === slugOrId)
}

/** The price of a day for one person; "From" precedes the lowest price of a price list. */
export function priceLabelOf({
  pricePerPerson,
  days,
  priceList,
}: Pick<Tour, 'pricePerPerson' | 'days' | 'priceList'>): string {
  if (pricePerPerson === null) return 'On request'
  return `${priceList ? 'From ' : ''}${rupees(Math.round(pricePerPerson / days))} / Day`
}

/** "Ladakh, India: 7 days, 808 km", and "by SUV" where nobody rides. */
export function placeLineOf({ place, days, km, ride }: Tour): string {
  return `${place}: ${days} days, ${groupDigits(km)} km${ride === 'SUV' ? ', by SUV' : ''}`
}
