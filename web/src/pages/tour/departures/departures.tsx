import { ASK, ASK_ABOUT_NEXT_SEASON } from 'content/control-labels.ts'
import { type Departure, datesText, LADAKH_BY_MONTH } from 'content/departure-texts.ts'
import type { Tour } from 'content/tours.ts'
import { Link } from 'wouter'
import { useToday } from '../../../loading/use-today.ts'
import { askPath } from '../actions/ask-links.ts'
import { DepartureList, DepartureRows } from './departure-list.tsx'
import styles from './departures.module.css'

type Props = { tour: Tour; departures: readonly Departure[] }

/** How many dates stand above the months. */
const NEXT = 3

/** The departures from today on: first the next dates, then all by month. */
export function Departures({ tour, departures }: Props) {
  const today = useToday()
  const coming = departures.filter(({ start }) => start >= today)
  if (coming.length === 0) {
    return (
      <p className={styles.over}>
        The departures of this season are over.{' '}
        <Link href={askPath(`${tour.title}, next season`)}>{ASK_ABOUT_NEXT_SEASON}</Link>
      </p>
    )
  }
  const more = (departure: Departure) => {
    if (departure.isFull) return null
    const dates = datesText(departure)
    return (
      <Link
        href={askPath(`${tour.title}, ${dates}`)}
        aria-label={`Ask about these dates, ${dates}`}
        data-print="hide"
      >
        {ASK}
      </Link>
    )
  }
  const monthNote = ({ start }: Departure) =>
    tour.region === 'ladakh' ? LADAKH_BY_MONTH[start.slice(5, 7)] : undefined
  return (
    <>
      {/* Hidden on paper, where all months are open. */}
      <div className={styles.next} data-print="hide">
        <p id="next-dates">
          <strong>The next dates</strong>
        </p>
        <DepartureRows departures={coming.slice(0, NEXT)} more={more} labelledBy="next-dates" />
      </div>
      <DepartureList departures={coming} more={more} monthNote={monthNote} />
    </>
  )
}
