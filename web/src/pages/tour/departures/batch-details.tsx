import type { Tour } from 'content/catalogue.ts'
import { dayText } from 'content/dates.ts'
import { departuresOf } from 'content/departures.ts'
import type { TourDetail } from 'content/tour.ts'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { NearPart } from '../../../loading/near-part.tsx'
import { DepartureList } from './departure-list.tsx'
import styles from './departures.module.css'

const departures = lazyValue(async () => (await import('./departures.tsx')).Departures)

type Props = { tour: Tour; detail: Pick<TourDetail, 'departures' | 'season'> }

/** The season in words, and the departures by month. */
export function BatchDetails({ tour, detail }: Props) {
  return (
    <>
      <p>
        <strong>Season:</strong> {detail.season}
      </p>
      {detail.departures ? (
        // The loaded part leaves out past dates. It adds the next dates and links to ask.
        <NearPart
          part={departures}
          with={{ tour, startDays: detail.departures }}
          className={styles.all}
        >
          <noscript>{import.meta.env.SSR && <p>As of {dayText(BUILD_DAY)}</p>}</noscript>
          <DepartureList departures={departuresOf(detail.departures, tour.days)} />
        </NearPart>
      ) : (
        <p>On request</p>
      )}
    </>
  )
}
