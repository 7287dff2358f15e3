import { ALL_ON_ONE_SCALE } from 'content/control-labels.ts'
import { metres, tourTotalsOf } from 'content/road/road-figures.ts'
import { groupDigits } from 'content/rupees.ts'
import type { TourDetail } from 'content/types.ts'
import { Link } from 'wouter'
import { AltitudeProfile } from './altitude-profile.tsx'
import './day-colours.css'
import { DayStep } from './day-step.tsx'
import styles from './itinerary.module.css'
import { RoadMap } from './road-map.tsx'
import { RoadNotes } from './road-notes.tsx'

/** The map with its figures, the profile, the notes about the road, and the days. */
export function Itinerary({ tour }: { tour: TourDetail }) {
  const { slug, days, shutPasses } = tour
  const { distanceKm, nights, highestM } = tourTotalsOf(days)
  const totals = [
    { name: 'On the road', value: `${groupDigits(distanceKm)} km` },
    { name: 'Nights', value: String(nights) },
    { name: 'Highest point', value: metres(highestM) },
  ]
  return (
    <>
      <div className="spaced">
        <div className={styles.stage}>
          <RoadMap slug={slug} days={days} />
          <dl className={`wrap ${styles.totals}`}>
            {totals.map(({ name, value }) => (
              <div key={name}>
                <dt className="small">{name}</dt>
                <dd>
                  <span data-ltr="">{value}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <AltitudeProfile days={days} />
        <RoadNotes days={days} shutPasses={shutPasses} />
      </div>
      <ol className={`day-colours ${styles.days}`}>
        {days.map((day, index) => (
          <DayStep
            key={day.title}
            day={day}
            number={index + 1}
            isLast={index === days.length - 1}
          />
        ))}
      </ol>
      <p>
        {'Weather and road may change the times of the days. '}
        <Link href="/which-ride-is-mine">{ALL_ON_ONE_SCALE}</Link>
      </p>
    </>
  )
}
