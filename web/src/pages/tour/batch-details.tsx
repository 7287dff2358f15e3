import type { Batch } from '../../content/departures.ts'
import styles from './batch-details.module.css'

/** The weekly departures by month, and the months in which the roads are open. */
export function BatchDetails({ batches, season }: { batches: readonly Batch[]; season: string }) {
  return (
    <>
      <p>
        <strong>Season:</strong> {season}
      </p>
      {batches.length === 0 && <p>On request</p>}
      <ul className={styles.months}>
        {batches.map(({ month, duration }) => (
          <li key={month}>
            <h3>{month}</h3>
            <ul className={styles.dates}>
              {duration.map((range) => (
                <li key={range}>
                  <span data-ltr="">{range}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
