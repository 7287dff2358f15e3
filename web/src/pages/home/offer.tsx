import { useHydrated } from '../../browser/use-hydrated.ts'
import { tours } from '../../content/catalogue.ts'
import { starts } from '../../content/compiled/starts.ts'
import { dayText } from '../../content/dates.ts'
import { inIndia } from '../../content/in-india.ts'

const days = tours.map((tour) => tour.days)
const lowest = Math.min(...tours.flatMap(({ pricePerPerson }) => pricePerPerson ?? []))

/** The days, the lowest price and the next departure of all tours, after the build's day and then after the visitor's. */
export function Offer() {
  const now = useHydrated() ? new Date() : new Date(`${BUILD_DAY}T12:00`)
  const next = starts.find((start) => new Date(`${start}T23:59`) >= now)
  return (
    <p data-ltr="">
      {`${Math.min(...days)} to ${Math.max(...days)} days from INR ${inIndia(lowest)} + GST`}
      {next && ` · next departure ${dayText(next)}`}
    </p>
  )
}
