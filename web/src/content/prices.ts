// Price lists and booking options of tours, before GST, in rupees. The price of a tour without a price
// list is in its row of catalogue.ts.

import type { Tour } from './catalogue.ts'

const GST_PERCENT = 5

export type PriceDetail = {
  title: string
  /** Rupees for one person. */
  perPerson: number
  adons: { title: string; ons: readonly string[] }
  additionalCharges: { title: string; charge: readonly string[] }
}

const gst = {
  title: 'Additional charges',
  charge: [`${GST_PERCENT}% GST, on add-ons too`],
} as const
const deposit = 'Refundable bike security deposit: 5000 for classic, 10,000 for himalayan' as const

// "TS" and "DS" are unexplained in spec 9 and are shown as they are.
/** The booking options of the seven-day Leh loops (spec 9). */
export const lehLoopPrices: readonly PriceDetail[] = [
  {
    title: 'Solo rider (1 bike, 1 rider, 500cc)',
    perPerson: 26_500,
    adons: {
      title: 'Bike add-ons',
      ons: ['Himalayan Solo +2,500 (Solo Rider version, TS)', '500cc Solo +2,500'],
    },
    additionalCharges: { ...gst, charge: [...gst.charge, deposit] },
  },
  {
    title: 'Dual rider (2 people, 1 bike, 500cc)',
    perPerson: 23_900,
    adons: {
      title: 'Bike add-ons',
      ons: [
        'Himalayan Solo +5,000 (Dual Rider version, DS)',
        'Himalayan Dual +3,000',
        'Himalayan on dual same price',
        '500cc Dual +2,000',
      ],
    },
    additionalCharges: { ...gst, charge: [...gst.charge, deposit] },
  },
  {
    title: 'Seat in shared tempo/SUV per person',
    perPerson: 23_900,
    adons: { title: 'Bike add-ons', ons: [] },
    additionalCharges: gst,
  },
]

const priceLists: Record<NonNullable<Tour['priceList']>, readonly PriceDetail[]> = {
  'leh-loop': lehLoopPrices,
}

/**
 * The booking options of a tour: those of the price list that its catalogue row names; without a list,
 * one option with the row's price, and none where that price is "On request".
 */
export function pricesOf({ days, pricePerPerson, priceList, ride }: Tour): readonly PriceDetail[] {
  if (priceList) return priceLists[priceList]
  if (pricePerPerson === null) return []
  return [
    {
      title: `Per person, ${days} days`,
      perPerson: pricePerPerson,
      adons: { title: 'Bike add-ons', ons: [] },
      additionalCharges: {
        title: gst.title,
        charge: [`${GST_PERCENT}% GST`, ...(ride === 'SUV' ? [] : [deposit])],
      },
    },
  ]
}

/** "INR 26,500 + 5% GST", as the specification prints prices. */
export function priceText(perPerson: number): string {
  return `INR ${perPerson.toLocaleString('en-IN')} + ${GST_PERCENT}% GST`
}

/** Rupees with GST: 26,500 become 27,825. */
export function withGst(rupees: number): number {
  return Math.round((rupees * (100 + GST_PERCENT)) / 100)
}
