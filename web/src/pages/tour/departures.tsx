import { Link } from 'wouter'
import type { Tour } from '../../content/catalogue.ts'
import {
  byMonth,
  calendarPath,
  type Departure,
  datesText,
  departuresOf,
  type Season,
} from '../../content/departures.ts'
import type { Day } from '../../content/tour.ts'
import { askPath } from './ask.ts'
import { DepartureSkyWords } from './departure-sky.tsx'
import styles from './departures.module.css'
import { upcoming } from './upcoming.ts'

type Props = { tour: Tour; season: Season; days: readonly Day[] }

/**
 * The departures that have not begun, by month, each with a link to the contact form and a file for the
 * visitor's calendar.
 */
export function Departures({ tour, season, days }: Props) {
  const next = upcoming(departuresOf(season, tour.days), new Date())
  if (next.length === 0) return <Over tour={tour} />
  return (
    <ul className={styles.months}>
      {byMonth(next).map(([month, departures]) => (
        <li key={month}>
          <h3>{month}</h3>
          <ul className={styles.departures}>
            {departures.map((departure) => (
              <Row key={departure.start} tour={tour} departure={departure} days={days} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type RowProps = { tour: Tour; departure: Departure; days: readonly Day[] }

function Row({ tour, departure, days }: RowProps) {
  const dates = datesText(departure)
  return (
    <li className={styles.departure}>
      <span className={styles.dates}>
        <span data-ltr="">{departure.range}</span>
        {departure.isFull && <em data-mark="full">Full</em>}
        {departure.isGuaranteed && <em>Guaranteed</em>}
      </span>
      <Link
        href={askPath(`${tour.title}, ${dates}`)}
        aria-label={`Ask about these dates, ${dates}`}
        data-print="hide"
      >
        Ask about these dates
      </Link>
      <a
        href={calendarPath(tour.slug, departure)}
        aria-label={`Add to calendar, ${dates}`}
        data-print="hide"
      >
        Add to calendar
      </a>
      {/* The words about the season are those of Ladakh. */}
      {/Ladakh/.test(tour.place) && <DepartureSkyWords first={departure.start} days={days} />}
    </li>
  )
}

function Over({ tour }: { tour: Tour }) {
  return (
    <p>
      The departures of this season are over.{' '}
      <Link href={askPath(`${tour.title}, next season`)}>Ask about the next season</Link>
    </p>
  )
}
