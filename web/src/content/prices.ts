// Price lists and booking options of tours, before GST, in rupees (web/content/prices.yaml). The price of a tour
// without a price list is in the tour's file.

import { deposit, gstPercent, lists } from './compiled/prices.ts'
import type { Tour } from './entities.ts'
import { inIndia } from './in-india.ts'

export type PriceDetail = {
  title: string
  /** Rupees for one person. */
  perPerson: number
  adons: { title: string; ons: readonly string[] }
  additionalCharges: { title: string; charge: readonly string[] }
}

const priceLists: Readonly<Record<string, readonly PriceDetail[]>> = Object.fromEntries(
  Object.entries(lists).map(([name, options]) => [
    name,
    options.map(({ title, price, ons = [], deposit }) =>
      priceDetail(title, price, `${gstPercent}% GST, on add-ons too`, ons, deposit),
    ),
  ]),
)

/**
 * The booking options of a tour: those of its price list; without a list, one option with the tour's price, and
 * none where that price is "On request".
 */
export function pricesOf({ days, pricePerPerson, priceList, ride }: Tour): readonly PriceDetail[] {
  if (priceList) return priceLists[priceList] ?? []
  if (pricePerPerson === null) return []
  const title = `Per person, ${days} days`
  return [priceDetail(title, pricePerPerson, `${gstPercent}% GST`, [], ride === 'motorbike')]
}

function priceDetail(
  title: string,
  perPerson: number,
  gst: string,
  ons: readonly string[],
  hasDeposit = false,
): PriceDetail {
  return {
    title,
    perPerson,
    adons: { title: 'Bike add-ons', ons },
    additionalCharges: {
      title: 'Additional charges',
      charge: hasDeposit ? [gst, deposit.text] : [gst],
    },
  }
}

/** "INR 26,500 + 5% GST", as the specification prints prices. */
export function priceText(perPerson: number): string {
  return `INR ${inIndia(perPerson)} + ${gstPercent}% GST`
}

/** Rupees with GST: 26,500 become 27,825. */
export function withGst(rupees: number): number {
  return Math.round((rupees * (100 + gstPercent)) / 100)
}
