import { NearPart } from '../../components/near-part.tsx'
import type { Tour } from '../../content/catalogue.ts'
import { type Batch, batchesOf, dayText } from '../../content/departures.ts'
import type { TourDetail } from '../../content/tour.ts'
import { lazyValue } from '../../lazy-value.ts'
import styles from './batch-details.module.css'

const departures = lazyValue(async () => (await import('./departures.tsx')).Departures)

type Props = { tour: Tour; detail: Pick<TourDetail, 'departures' | 'season' | 'days'> }

/** The weekly departures by month, and the months in which the roads are open. */
export function BatchDetails({ tour, detail }: Props) {
  return (
    <>
      <p>
        <strong>Season:</strong> {detail.season}
      </p>
      {detail.departures ? (
        <NearPart part={departures} with={{ tour, season: detail.departures, days: detail.days }}>
          <noscript>{import.meta.env.SSR && <p>As of {dayText(BUILD_DAY)}</p>}</noscript>
          <Batches batches={batchesOf(detail.departures, tour.days)} />
        </NearPart>
      ) : (
        <p>On request</p>
      )}
    </>
  )
}

/** What stands in the HTML; departures.tsx leaves out past dates and adds what needs scripts. */
function Batches({ batches }: { batches: readonly Batch[] }) {
  return (
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
  )
}
