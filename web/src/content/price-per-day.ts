import type { Tour } from './entities.ts'

/**
 * The price of a day for one person, as cards show it: 23,900 rupees for 7 days are "INR 3,414 /
 * Day".
 */
export function priceLabelOf({
  pricePerPerson,
  days,
}: Pick<Tour, 'pricePerPerson' | 'days'>): string {
  if (pricePerPerson === null) return 'On request'
  return `INR ${Math.round(pricePerPerson / days).toLocaleString('en-IN')} / Day`
}
