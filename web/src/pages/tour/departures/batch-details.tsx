import { NearPart } from '../../../components/lazy/near-part.tsx'
import type { Tour } from '../../../content/catalogue.ts'
import { dayText } from '../../../content/dates.ts'
import { departuresOf } from '../../../content/departures.ts'
import type { TourDetail } from '../../../content/tour.ts'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { DepartureList } from './departure-list.tsx'
import styles from './departures.module.css'

const departures = lazyValue(async () => (await import('./departures.tsx')).Departures)

type Props = { tour: Tour; detail: Pick<TourDetail, 'departures' | 'season' | 'days'> }

/** The departures by month, and the months in which the roads are open. */
export function BatchDetails({ tour, detail }: Props) {
  return (
    <>
      <p>
        <strong>Season:</strong> {detail.season}
      </p>
      {detail.departures ? (
        // The loaded part leaves out past dates, and adds dark hours and links to ask about dates.
        <NearPart
          part={departures}
          with={{ tour, season: detail.departures, days: detail.days }}
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
