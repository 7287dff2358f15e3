import { DescribedPicture } from '../../components/described-picture.tsx'
import { DistanceIcon, HighestIcon, HoursIcon, NightIcon } from '../../components/icons.ts'
import { figuresOf, infoOf, metres } from '../../content/route.ts'
import type { Day } from '../../content/tour.ts'
import styles from './day-step.module.css'

/** One day of the itinerary: title, distance, altitudes and timed entries. */
export function DayStep({ day, number }: { day: Day; number: number }) {
  return (
    <li className={styles.day} id={`day-${number}`}>
      <div className={styles.words}>
        <p className={styles.number}>Day {number}</p>
        <h3>{day.title}</h3>
        <Figures day={day} />
        <p>{day.description}</p>
      </div>
      <div className={styles.picture}>
        <DescribedPicture name={day.picture} />
      </div>
      <ol className={styles.track}>
        {day.track.map(({ title, description }) => (
          <li key={title}>
            <p className={styles.step}>
              <span data-ltr="">{title}</span>
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </li>
  )
}

function Figures({ day }: { day: Day }) {
  const figures = figuresOf(day)
  const info = infoOf(figures)
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
      <li>
        <NightIcon size={18} aria-hidden="true" />
        Sleep at <span data-ltr="">{metres(figures.sleepM)}</span>
      </li>
    </ul>
  )
}
