import { dayText } from 'content/dates.ts'
import type { Tour } from 'content/tours.ts'
import type { TourDetail } from 'content/types.ts'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { NearPart } from '../../../loading/near-part.tsx'
import { DepartureList } from './departure-list.tsx'
import styles from './departures.module.css'

const fromToday = lazyValue(async () => (await import('./departures.tsx')).Departures)

type Props = { tour: Tour; detail: Pick<TourDetail, 'departures' | 'season'> }

/** The season in words, and the departures by month. */
export function BatchDetails({ tour, detail: { departures, season } }: Props) {
  return (
    <>
      <p>
        <strong>Season:</strong>
        {` ${season}`}
      </p>
      {departures.length > 0 ? (
        // The loaded part leaves out past dates. It adds the next dates and links to ask.
        <NearPart part={fromToday} with={{ tour, departures }} className={styles.all}>
          <noscript>{import.meta.env.SSR && <p>{`As of ${dayText(BUILD_DAY)}`}</p>}</noscript>
          <DepartureList departures={departures} />
        </NearPart>
      ) : (
        <p>On request</p>
      )}
    </>
  )
}
