// Tours as cards show them. The days and lists of a tour are in compiled/tours/<slug>.ts.

import { tours } from 'content/compiled/tours.ts'
import { groupDigits, rupees } from './rupees.ts'
import type { Tour } from './types.ts'

export type { Tour, Vehicle } from './types.ts'
export { tours }

/** The tour with this slug or id; links of cards have the id. */
export function tourAt(slugOrId: string): Tour | undefined {
  return tours.find(({ slug, id }) => slug === slugOrId || String(id) === slugOrId)
}

type Priced = Pick<Tour, 'pricePerPerson' | 'days' | 'priceList'>

/** The price of a day for one person. */
export function priceLabelOf({ pricePerPerson, days, priceList }: Priced): string {
  return priceOf(pricePerPerson && Math.round(pricePerPerson / days), priceList, ' / Day')
}

/** Rupees with a unit; "From" precedes the lowest price of a price list; null is "On request". */
export function priceOf(price: number | null, priceList: string | undefined, unit = ''): string {
  return price === null ? 'On request' : `${priceList ? 'From ' : ''}${rupees(price)}${unit}`
}

/** "Ladakh, India: 7 days, 808 km", and "by SUV" where nobody rides. */
export function placeLineOf({ place, days, km, ride }: Tour): string {
  return `${place}: ${days} days, ${groupDigits(km)} km${ride === 'SUV' ? ', by SUV' : ''}`
}
