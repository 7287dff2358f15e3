// Booking options before GST, in rupees (content/prices.yaml, or the file of the tour).

import { prices as live } from 'content/compiled/prices.ts'
import { rupees } from './rupees.ts'
import type { Bike, PriceOption, Prices, Tour } from './types.ts'

/** `feesInLadakh`: what the price slip of a tour in Ladakh names apart from the total. */
export const { feesInLadakh, gstPercent } = live

/** A booking option; the names `adons`, `ons` and `charge` are those of spec 3. */
export type PriceDetail = {
  title: string
  /** Rupees for one person. */
  perPerson: number
  /** What a guest books, and how many people travel on one unit. */
  unit: PriceOption['unit'] | 'person'
  people: number
  /** The bike that is in the price; null without a bike. */
  bike: Bike | null
  gstPercent: number
  adons: { title: string; ons: readonly BikeAddon[]; note?: string | undefined }
  additionalCharges: { title: string; charge: readonly string[] }
}

/** An add-on with its bike in place of the bike's key. */
export type BikeAddon = { label: string; rupees: number; bike: Bike }

type Priced = Pick<Tour, 'days' | 'pricePerPerson' | 'priceList' | 'bike'>

/** The options of a tour's price list, or one option with the tour's price; empty for a tour "On request". */
export function pricesOf(tour: Priced, prices: Prices = live): readonly PriceDetail[] {
  const { days, pricePerPerson, priceList, bike } = tour
  if (priceList) return (prices.lists[priceList] ?? []).map((option) => detailOf(option, prices))
  if (pricePerPerson === null) return []
  const title = `Per person, ${days} days`
  return [
    detailOf(
      { title, price: pricePerPerson, unit: 'person', people: 1, ...(bike && { bike }) },
      prices,
    ),
  ]
}

function detailOf(
  option: Omit<PriceOption, 'unit'> & Pick<PriceDetail, 'unit'>,
  { bikes, gstPercent, depositText }: Prices,
): PriceDetail {
  const { title, price, unit, people, bike, ons = [], note } = option
  const gst = `${gstPercent}% GST${unit === 'person' ? '' : ', on add-ons too'}`
  return {
    title,
    perPerson: price,
    unit,
    people,
    bike: bike ? bikes[bike]! : null,
    gstPercent,
    adons: {
      title: 'Bike add-ons',
      ons: ons.map((each) => ({ ...each, bike: bikes[each.bike]! })),
      note,
    },
    additionalCharges: { title: 'Additional charges', charge: bike ? [gst, depositText] : [gst] },
  }
}

/** "INR 26,500 + 5% GST", as the specification prints prices. */
export function priceText({
  perPerson,
  gstPercent,
}: Pick<PriceDetail, 'perPerson' | 'gstPercent'>) {
  return `${rupees(perPerson)} + ${gstPercent}% GST`
}
