// All tours with the figures that compare them, and the orders of their list.

import { tourMonths, tourRoads } from 'content/compiled/tour-roads.ts'
import { withGst } from 'content/gst.ts'
import { gstPercent, pricesOf } from 'content/prices.ts'
import { figuresOf } from 'content/road/road-figures.ts'
import { type Tour, tours } from 'content/tours.ts'

export type Compared = Tour & {
  highestBedM: number
  longestHours: number
  /** The months in which departures begin, January as 1; empty on request. */
  months: readonly number[]
  /** Rupees for one person with GST: the lowest price, and that of a rider alone on a motorbike; null on request. */
  price: number | null
  priceAlone: number | null
  /** Kilometres from the start, and altitude. */
  line: readonly (readonly [km: number, altitudeM: number])[]
}

export const compared: readonly Compared[] = tours.map((tour) => {
  const days = tourRoads[tour.slug]!
  const figures = days.map(figuresOf)
  const line: [number, number][] = [[0, days[0]!.altitudesM[0]!]]
  for (const { altitudesM, legs } of days) {
    for (const [index, [km]] of legs.entries()) {
      line.push([line.at(-1)![0] + km, altitudesM[index + 1]!])
    }
  }
  return {
    ...tour,
    line,
    months: tourMonths[tour.slug]!,
    ...grossPricesOf(tour),
    // The last day has no night.
    highestBedM: Math.max(...figures.slice(0, -1).map(({ sleepM }) => sleepM)),
    longestHours: Math.max(...figures.map(({ hours }) => hours)),
  }
})

function grossPricesOf(tour: Tour) {
  const prices = pricesOf(tour)
  const grossOf = (each: typeof prices) =>
    each.length ? withGst(Math.min(...each.map(({ perPerson }) => perPerson)), gstPercent) : null
  return {
    price: grossOf(prices),
    // Only a price list has a price for two on one bike, or for a seat.
    priceAlone: grossOf(prices.filter(({ unit }) => unit === 'rider' || unit === 'person')),
  }
}

// biome-ignore format: a table
export const orders = {
  'fewest days':      (tour) => tour.days,
  'lowest bed':       (tour) => tour.highestBedM,
  'shortest hours':   (tour) => tour.longestHours,
  // Tours on request come last.
  'lowest price':     (tour) => tour.price ?? Number.POSITIVE_INFINITY,
} satisfies Record<string, (tour: Compared) => number>
export type Order = keyof typeof orders

export const sorted = (order: Order) =>
  [...compared].sort((a, b) => orders[order](a) - orders[order](b) || a.id - b.id)
