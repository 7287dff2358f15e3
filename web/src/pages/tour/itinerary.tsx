import { metres, tourTotalsOf } from '../../content/route.ts'
import type { Day } from '../../content/tour.ts'
import { AltitudeProfile } from './altitude-profile.tsx'
import { DayStep } from './day-step.tsx'
import styles from './itinerary.module.css'
import { RoadMap } from './road-map.tsx'

/**
 * The map and the altitude profile of the whole tour, then the days. All figures are computed from the stops.
 */
export function Itinerary({ slug, days }: { slug: string; days: readonly Day[] }) {
  const { distanceKm, nights, highestM } = tourTotalsOf(days)
  const totals = [
    { name: 'On the road', value: `${distanceKm.toLocaleString('en-IN')} km` },
    { name: 'Nights', value: String(nights) },
    { name: 'Highest point', value: metres(highestM) },
  ]
  return (
    <>
      <div className={styles.overview}>
        <dl className={styles.totals}>
          {totals.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span data-ltr="">{value}</span>
              </dd>
            </div>
          ))}
        </dl>
        <RoadMap slug={slug} days={days} />
        <AltitudeProfile days={days} />
      </div>
      <ol className={styles.days}>
        {days.map((day, index) => (
          <DayStep
            key={day.title}
            day={day}
            number={index + 1}
            isLast={index === days.length - 1}
          />
        ))}
      </ol>
    </>
  )
}
