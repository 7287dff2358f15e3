// The price options of the seven-day tours (spec 9), before GST, in rupees.

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
export const priceDetails: readonly PriceDetail[] = [
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

/** Whether a tour is one of the Leh loops, which the fixed prices and lists of spec 9 are for. */
export function isLehLoop({ days, pricePerPerson, ride }: Tour): boolean {
  return days === 7 && pricePerPerson === 23_900 && ride === 'motorbike'
}

/**
 * The booking options of a tour. The specification has prices for the Leh loops only; every other
 * tour has one option with the price of its catalogue row, and none where that price is "On
 * request".
 */
export function pricesOf(tour: Tour): readonly PriceDetail[] {
  const { days, pricePerPerson, ride } = tour
  if (isLehLoop(tour)) return priceDetails
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
