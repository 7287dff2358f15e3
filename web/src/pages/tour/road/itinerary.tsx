import { useRef } from 'react'
import { Link } from 'wouter'
import { NearPart } from '../../../components/lazy/near-part.tsx'
import { ALL_ON_ONE_SCALE } from '../../../content/labels.ts'
import { metres, tourTotalsOf } from '../../../content/road/road-figures.ts'
import { groupDigits } from '../../../content/rupees.ts'
import type { TourDetail } from '../../../content/tour.ts'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { AltitudeProfile } from './altitude-profile.tsx'
import './day-colours.css'
import { DayStep } from './day-step.tsx'
import styles from './itinerary.module.css'
import { RoadMap } from './road-map.tsx'

const ride = lazyValue(async () => (await import('./ride/ride.tsx')).Ride)

/** Map and profile, then the days; the code of ./ride adds the rider, petrol, nights and shut passes. */
export function Itinerary({ tour, himalayan }: { tour: TourDetail; himalayan: boolean }) {
  const { slug, days } = tour
  const map = useRef<HTMLDivElement>(null)
  const { distanceKm, nights, highestM } = tourTotalsOf(days)
  const totals = [
    { name: 'On the road', value: `${groupDigits(distanceKm)} km` },
    { name: 'Nights', value: String(nights) },
    { name: 'Highest point', value: metres(highestM) },
  ]
  return (
    <>
      <div className={`spaced ${styles.overview}`}>
        <div className={styles.stage}>
          <RoadMap ref={map} slug={slug} days={days} />
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
        <NearPart
          part={ride}
          with={{ tour, himalayan, map, Profile: AltitudeProfile }}
          room={<div className={styles.room} />}
          margin="600px"
          className={styles.ride}
        >
          <AltitudeProfile days={days} />
        </NearPart>
        <p>
          <Link href="/which-ride-is-mine">{`Which ride is mine? ${ALL_ON_ONE_SCALE}`}</Link>
        </p>
        <p>
          Times are the plan; the road decides. Lunch stops are planned; each pays for their own.
        </p>
      </div>
      <ol className={styles.days} data-days="">
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
