import { starts } from 'web/compiled/starts.ts'
import { useToday } from '../../browser/use-today.ts'
import { tours } from '../../content/catalogue.ts'
import { dayText } from '../../content/dates.ts'
import { inIndia } from '../../content/in-india.ts'

const days = tours.map((tour) => tour.days)
const lowest = Math.min(...tours.flatMap(({ pricePerPerson }) => pricePerPerson ?? []))

/** The days, the lowest price and the next departure of all tours. */
export function Offer() {
  const today = useToday()
  const next = starts.find((start) => start >= today)
  return (
    <p data-ltr="">
      {`${Math.min(...days)} to ${Math.max(...days)} days from INR ${inIndia(lowest)} + GST`}
      {next && `, next departure ${dayText(next)}`}
    </p>
  )
}
