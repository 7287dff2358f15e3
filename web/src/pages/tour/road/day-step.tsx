import { figuresOf, infoOf, metres } from 'content/road/road-figures.ts'
import type { Day } from 'content/types.ts'
import fold from '../../../components/fold/fold.module.css'
import {
  distanceIcon,
  highestIcon,
  hoursIcon,
  Icon,
  nightIcon,
} from '../../../components/icons/icons.ts'
import { DescribedPicture } from '../../../components/picture/described-picture.tsx'
import styles from './day-step.module.css'

/** The id of a day's text, to which the profile links; the first day is 1. */
export const dayId = (day: number) => `day-${day}`

/** One day of the itinerary, folded except the first. The last day has no night. */
export function DayStep({ day, number, isLast }: { day: Day; number: number; isLast: boolean }) {
  return (
    <li className={styles.day}>
      <details open={number === 1}>
        <summary className={fold.head}>
          {/* One string, because React writes a comment into the HTML between two texts. */}
          <span className={styles.number}>{`Day ${number}`}</span>
          <h3>{day.title}</h3>
          <Figures day={day} hasNight={!isLast} />
          <span className={`frame ${styles.picture}`}>
            <DescribedPicture name={day.picture} />
          </span>
        </summary>
        {/* The anchor, inside of <details>: the browser opens a <details> whose content an address names. */}
        <div id={dayId(number)} className={`spaced ${styles.text}`}>
          <p>{day.description}</p>
          {day.highNight && (
            <p>
              <b>A high night.</b>
              {` ${day.highNight}`}
            </p>
          )}
          <ol className={styles.track}>
            {day.track.map(({ time, title, description }) => (
              <li key={time}>
                {/* Reads from left to right in both page directions, by its first letter (styles/base.css). */}
                <p className={styles.step}>{`${time} ${title}`}</p>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </details>
    </li>
  )
}

function Figures({ day, hasNight }: { day: Day; hasNight: boolean }) {
  const figures = figuresOf(day)
  const info = infoOf(figures)
  // biome-ignore format: a table
  const facts = [
    info && { icon: hoursIcon,    text: info.time },
    info && { icon: distanceIcon, text: info.distance },
    info && { icon: highestIcon,  text: `Highest point ${metres(figures.highestM)}` },
    hasNight && { icon: nightIcon, text: `Sleep at ${metres(figures.sleepM)}` },
  ].filter((fact) => !!fact)
  if (facts.length === 0) return null
  return (
    <span className={`wrap small ${styles.figures}`}>
      {facts.map(({ icon, text }) => (
        <span key={text}>
          <Icon of={icon} />
          {text}
        </span>
      ))}
    </span>
  )
}
