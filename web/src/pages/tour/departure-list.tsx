import type { ReactNode } from 'react'
import { byMonth, type Departure } from '../../content/departures.ts'
import styles from './departure-list.module.css'

type Props = {
  departures: readonly Departure[]
  /** Renders what follows the dates of a departure. */
  more?: (departure: Departure) => ReactNode
}

/** Departures under the names of their months. */
export function DepartureList({ departures, more }: Props) {
  return (
    <ul className={styles.months}>
      {byMonth(departures).map(([month, ofMonth]) => (
        <li key={month}>
          <h3>{month}</h3>
          <ul className={styles.departures}>
            {ofMonth.map((departure) => (
              <li key={departure.start}>
                <span data-ltr="">{departure.range}</span>
                {departure.isFull && <em data-mark="full">Full</em>}
                {departure.isGuaranteed && <em>Guaranteed</em>}
                {more?.(departure)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
