import { metres } from 'content/road/road-figures.ts'
import { groupDigits, rupees } from 'content/rupees.ts'
import type { Compared } from './compare.ts'

/** A table shows `name` and `figure`; a line of text shows `fact`: "highest bed 4,250 m". */
type Figure = { name: string; figure: string; fact: string }

export function comparedFiguresOf(tour: Compared): Figure[] {
  const onTheRoad = `${groupDigits(tour.km)} km`
  const highestBed = metres(tour.highestBedM)
  const longestDay = `${tour.longestHours} h`
  const price = priceText(tour)
  const priceFact = tour.price === null ? 'price on request' : `${price} a person with GST`
  // biome-ignore format: a table
  return [
    { name: 'Days',        figure: String(tour.days), fact: `${tour.days} days`         },
    { name: 'On the road', figure: onTheRoad,         fact: onTheRoad                   },
    { name: 'Highest bed', figure: highestBed,        fact: `highest bed ${highestBed}` },
    { name: 'Longest day', figure: longestDay,        fact: `longest day ${longestDay}` },
    { name: 'Per person, with GST', figure: price,    fact: priceFact                   },
  ]
}

/** "From INR 25,095"; "From" precedes the lowest price of a price list. */
export function priceText({ price, priceList }: Compared): string {
  if (price === null) return 'On request'
  return `${priceList ? 'From ' : ''}${rupees(price)}`
}
