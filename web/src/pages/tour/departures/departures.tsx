import { Link } from 'wouter'
import { useToday } from '../../../browser/use-today.ts'
import type { Tour } from '../../../content/catalogue.ts'
import {
  type Departure,
  datesText,
  departuresOf,
  type Season,
} from '../../../content/departures.ts'
import { ASK, ASK_ABOUT_NEXT_SEASON } from '../../../content/labels.ts'
import type { Day } from '../../../content/tour.ts'
import { askPath } from '../actions/ask.ts'
import styles from './departure-list.module.css'
import { DepartureList, DepartureRows } from './departure-list.tsx'
import { DarkNights } from './departure-sky.tsx'
import { seasonWord } from './sky.ts'

type Props = { tour: Tour; season: Season; days: readonly Day[] }

/** How many dates stand above the months. */
const NEXT = 3

/** The departures that have not begun: the next dates, then all by month; each line has a link to the contact form. */
export function Departures({ tour, season, days }: Props) {
  const today = useToday()
  const coming = departuresOf(season, tour.days).filter(({ start }) => start >= today)
  if (coming.length === 0) return <Over tour={tour} />
  const more = (departure: Departure) => <More tour={tour} departure={departure} days={days} />
  // The words about the season are those of Ladakh.
  const wordsOf = ({ start }: Departure) => (tour.region === 'ladakh' ? seasonWord(start) : null)
  return (
    <>
      <div className={styles.next}>
        <DepartureRows departures={coming.slice(0, NEXT)} more={more} />
      </div>
      <DepartureList departures={coming} more={more} wordsOf={wordsOf} />
    </>
  )
}

type MoreProps = { tour: Tour; departure: Departure; days: readonly Day[] }

function More({ tour, departure, days }: MoreProps) {
  const dates = datesText(departure)
  return (
    <>
      <DarkNights first={departure.start} days={days} />
      {!departure.isFull && (
        <Link
          href={askPath(`${tour.title}, ${dates}`)}
          aria-label={`Ask about these dates, ${dates}`}
          data-print="hide"
        >
          {ASK}
        </Link>
      )}
    </>
  )
}

function Over({ tour }: { tour: Tour }) {
  return (
    <p className={styles.over}>
      The departures of this season are over.{' '}
      <Link href={askPath(`${tour.title}, next season`)}>{ASK_ABOUT_NEXT_SEASON}</Link>
    </p>
  )
}
