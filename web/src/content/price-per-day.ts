import type { Tour } from './entities.ts'
import { inIndia } from './in-india.ts'

/**
 * The price of a day for one person, as cards show it: 23,900 rupees for 7 days are "INR 3,414 / Day". A tour
 * with a price list shows the lowest price of the list, and so "From".
 */
export function priceLabelOf({
  pricePerPerson,
  days,
  priceList,
}: Pick<Tour, 'pricePerPerson' | 'days' | 'priceList'>): string {
  if (pricePerPerson === null) return 'On request'
  return `${priceList ? 'From ' : ''}INR ${inIndia(Math.round(pricePerPerson / days))} / Day`
}
