import type { Tour } from '../../../content/catalogue.ts'
import type { Season } from '../../../content/departures.ts'
import { useNextDeparture, wholePriceOf } from '../departures/next-departure.ts'

/** The price and the next departure in the first screen, each a link to its section. */
export function TourOffer({ tour, season }: { tour: Tour; season: Season | null }) {
  const next = useNextDeparture(tour, season)
  if (tour.pricePerPerson === null && !season) {
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
