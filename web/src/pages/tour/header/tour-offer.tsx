import { monthOf } from 'content/dates.ts'
import { type Departure, freeFrom } from 'content/departure-texts.ts'
import { unbroken } from 'content/line-breaks.ts'
import { priceOf, type Tour } from 'content/tours.ts'
import { useToday } from '../../../loading/use-today.ts'

type Props = { tour: Tour; departures: readonly Departure[] }

/** The price and the next departure in the first screen, as links to their sections. */
export function TourOffer({ tour, departures }: Props) {
  const next = useNextDeparture(departures)
  if (tour.pricePerPerson === null && departures.length === 0) {
    return (
      <p data-print="hide">
        <a href="#prices">Price and dates on request</a>
      </p>
    )
  }
  return (
    <p data-print="hide">
      <a href="#prices" data-ltr="">
        {wholePriceOf(tour)}
      </a>
      {', '}
      <a href="#dates">{next}</a>
    </p>
  )
}

/** The price of the whole tour for one person: "INR 34,400 + GST", "From INR 23,900 + GST" or "On request". */
export function wholePriceOf({ pricePerPerson, priceList }: Tour): string {
  return unbroken(priceOf(pricePerPerson, priceList, ' + GST'))
}

/** The next departure with a free place: "next 3 April", "next season" or "on request". */
export function useNextDeparture(departures: readonly Departure[]): string {
  const today = useToday()
  if (departures.length === 0) return 'on request'
  const [next] = freeFrom(departures, today)
  if (!next) return 'next season'
  return `next\u00a0${Number(next.start.slice(8))}\u00a0${monthOf(Date.parse(next.start)).split(' ')[0]}`
}
