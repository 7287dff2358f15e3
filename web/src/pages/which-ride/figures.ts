import { metres } from 'content/road/road-figures.ts'
import { groupDigits } from 'content/rupees.ts'
import { priceOf } from 'content/tours.ts'
import type { Compared } from './compare.ts'

/** What a table shows of a tour, and what a line of text shows: "highest bed 4,250 m". */
type Figure = { name: string; figureOf(tour: Compared): string; factOf(tour: Compared): string }

const kmOf = ({ km }: Compared) => `${groupDigits(km)} km`
const bedOf = ({ highestBedM }: Compared) => metres(highestBedM)
const hoursOf = ({ longestHours }: Compared) => `${longestHours} h`
const grossOf = ({ price, priceList }: Compared) => priceOf(price, priceList)
const grossFactOf = (tour: Compared) =>
  tour.price === null ? 'price on request' : `${grossOf(tour)} a person with GST`

// biome-ignore format: a table
export const figures: readonly Figure[] = [
  { name: 'Days',        figureOf: ({ days }) => `${days}`, factOf: ({ days }) => `${days} days` },
  { name: 'On the road', figureOf: kmOf,    factOf: kmOf                                     },
  { name: 'Highest bed', figureOf: bedOf,   factOf: (tour) => `highest bed ${bedOf(tour)}`   },
  { name: 'Longest day', figureOf: hoursOf, factOf: (tour) => `longest day ${hoursOf(tour)}` },
  { name: 'Per person, with GST', figureOf: grossOf, factOf: grossFactOf                     },
]
