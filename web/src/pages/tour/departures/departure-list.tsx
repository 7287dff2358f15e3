import { byMonth, type Departure, shortDatesText } from 'content/departure-texts.ts'
import type { ReactNode } from 'react'
import fold from '../../../components/fold/fold.module.css'
import '../road/day-colours.css'
import styles from './departures.module.css'

type RowsProps = {
  departures: readonly Departure[]
  /** Renders what follows the dates and marks of a departure. */
  more?: ((departure: Departure) => ReactNode) | undefined
}

type Props = RowsProps & {
  /** A few words about the month in which a departure begins. */
  monthNote?: (first: Departure) => string | undefined
}

/** Departures by month, each month folded. */
export function DepartureList({ departures, more, monthNote }: Props) {
  return (
    <ul className={`day-colours ${styles.months}`}>
      {byMonth(departures).map(([month, ofMonth]) => {
        const note = monthNote?.(ofMonth[0]!)
        return (
          <li key={month}>
            <details>
              <summary className={fold.head}>
                <h3>{month}</h3>
                <small className="small">
                  {ofMonth.length === 1 ? '1 date' : `${ofMonth.length} dates`}
                </small>
                {note && <small className="small">{note}</small>}
              </summary>
              <DepartureRows departures={ofMonth} more={more} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}

type LabelledProps = RowsProps & { labelledBy?: string }

export function DepartureRows({ departures, more, labelledBy }: LabelledProps) {
  return (
    <ul className={styles.departures} aria-labelledby={labelledBy}>
      {departures.map((departure) => (
        <li key={departure.start}>
          <span data-ltr="">{shortDatesText(departure)}</span>
          {departure.isFull && <em data-mark="full">Full</em>}
          {departure.isGuaranteed && <em>Guaranteed</em>}
          {more?.(departure)}
        </li>
      ))}
    </ul>
  )
}
