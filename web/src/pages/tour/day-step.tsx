import { DescribedPicture } from '../../components/described-picture.tsx'
import { DistanceIcon, HighestIcon, HoursIcon, NightIcon } from '../../components/icons.ts'
import { figuresOf, infoOf, metres } from '../../content/road-figures.ts'
import type { Day } from '../../content/tour.ts'
import styles from './day-step.module.css'

/**
 * One day of the itinerary: title, distance, altitudes and timed entries. The last day has no night.
 */
export function DayStep({ day, number, isLast }: { day: Day; number: number; isLast: boolean }) {
  return (
    <li className={styles.day} id={`day-${number}`}>
      <div className={styles.words}>
        {/* One string, because React writes a comment into the HTML between two texts. */}
        <p className={styles.number}>{`Day ${number}`}</p>
        <h3>{day.title}</h3>
        <Figures day={day} hasNight={!isLast} />
        <p>{day.description}</p>
      </div>
      <div className={styles.picture}>
        <DescribedPicture name={day.picture} />
      </div>
      <ol className={styles.track}>
        {day.track.map(({ title, description }) => (
          <li key={title}>
            {/* From left to right in both directions: the first letter decides (unicode-bidi in styles/base.css). */}
            <p className={styles.step}>{title}</p>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </li>
  )
}

function Figures({ day, hasNight }: { day: Day; hasNight: boolean }) {
  const figures = figuresOf(day)
  const info = infoOf(figures)
  if (!info && !hasNight) return null
  return (
    <ul className={styles.figures}>
      {info && (
        <>
          <li>
            <HoursIcon size={18} aria-hidden="true" />
            <span data-ltr="">{info.time}</span>
          </li>
          <li>
            <DistanceIcon size={18} aria-hidden="true" />
            <span data-ltr="">{info.distance}</span>
          </li>
          <li>
            <HighestIcon size={18} aria-hidden="true" />
            Highest point <span data-ltr="">{metres(figures.highestM)}</span>
          </li>
        </>
      )}
      {hasNight && (
        <li>
          <NightIcon size={18} aria-hidden="true" />
          Sleep at <span data-ltr="">{metres(figures.sleepM)}</span>
        </li>
      )}
    </ul>
  )
}
