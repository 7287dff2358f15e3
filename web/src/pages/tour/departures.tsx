import { Link } from 'wouter'
import type { Tour } from '../../content/catalogue.ts'
import {
  calendarPath,
  type Departure,
  datesText,
  departuresOf,
  type Season,
} from '../../content/departures.ts'
import { ASK_ABOUT_NEXT_SEASON } from '../../content/labels.ts'
import type { Day } from '../../content/tour.ts'
import { askPath } from './ask.ts'
import { DepartureList } from './departure-list.tsx'
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
    <div className={styles.departures}>
      <DepartureList
        departures={next}
        more={(departure) => <More tour={tour} departure={departure} days={days} />}
      />
    </div>
  )
}

type MoreProps = { tour: Tour; departure: Departure; days: readonly Day[] }

function More({ tour, departure, days }: MoreProps) {
  const dates = datesText(departure)
  return (
    <>
      <span className={styles.gap} />
      {!departure.isFull && (
        <Link
          href={askPath(`${tour.title}, ${dates}`)}
          aria-label={`Ask about these dates, ${dates}`}
          data-print="hide"
        >
          Ask about these dates
        </Link>
      )}
      <a
        href={calendarPath(tour.slug, departure)}
        aria-label={`Add to calendar, ${dates}`}
        data-print="hide"
      >
        Add to calendar
      </a>
      {/* The words about the season are those of Ladakh. */}
      {tour.region === 'ladakh' && <DepartureSkyWords first={departure.start} days={days} />}
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
