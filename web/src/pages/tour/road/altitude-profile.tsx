import { metres } from 'content/road/road-figures.ts'
import { groupDigits } from 'content/rupees.ts'
import type { Day } from 'content/types.ts'
import { pathData } from 'pictures/geometry.ts'
import styles from './altitude-profile.module.css'
import { dayId } from './day-step.tsx'
import { type Profile, type ProfileStop, profileOf } from './profile.ts'
import { placedWords } from './profile-label-placement.ts'

/** The altitudes of the days, from left to right on RTL pages too. A day links to its text. */
export function AltitudeProfile({ days }: { days: readonly Day[] }) {
  const profile = profileOf(days)
  const { road, levels, foot } = profile
  const { passes, nights } = placedWords(profile)
  const line = lineOf(road)
  const dayWidth = 100 / days.length
  return (
    <div className={styles.profile} data-ltr="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <svg className={styles.drawing} role="group" aria-label={labelOf(profile)}>
        {levels.map(({ y, altitudeM }) => (
          <svg key={altitudeM} className={styles.level} y={percent(y)} aria-hidden="true">
            <line x2="100%" />
            <text x="-6" dy="4">
              {metres(altitudeM)}
            </text>
          </svg>
        ))}
        <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.ground} d={`${line}V${inUnits(foot)}H${inUnits(road[0]!.x)}Z`} />
          <g className={`day-colours ${styles.road}`}>
            {days.map(({ title }, index) => (
              <path key={title} d={lineOf(road.filter(({ day }) => day === index + 1))} />
            ))}
          </g>
        </svg>
        <g className="day-colours">
          {days.map((day, index) => (
            <a
              key={day.title}
              href={`#${dayId(index + 1)}`}
              aria-label={`Day ${index + 1}: ${day.title}`}
            >
              <rect x={percent(dayWidth * index)} width={percent(dayWidth)} height="100%" />
              <text className={styles.dayName} x={percent(dayWidth * (index + 0.5))} y="96%">
                <tspan>Day </tspan>
                {index + 1}
              </text>
            </a>
          ))}
        </g>
        {nights.map(({ day, x, y, altitudeM, below }) => (
          <svg key={day} className={styles.night} x={percent(x)} y={percent(y)} aria-hidden="true">
            <path d="M-9-9H9V9H-9z" />
            <path d="M-5-4v7m0-2H5v2M5 1v-1.5q0-2-2-2h-4v3.5" />
            {below && <text y={below}>{groupDigits(altitudeM)}</text>}
          </svg>
        ))}
        {passes.map(({ x, y, name, altitudeM, isOnPhones, isWithAltitude, side, below }) => (
          <svg
            key={x}
            className={isOnPhones ? undefined : styles.widePass}
            x={percent(x)}
            y={percent(y)}
            aria-hidden="true"
          >
            <text className={styles.passName} transform="rotate(-90)" x={-below} y={4 + side}>
              {name}
              {isWithAltitude && <tspan>{` ${groupDigits(altitudeM)}`}</tspan>}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  )
}

/** The width and the height of the viewBox of the lines. */
const UNITS = 1000
const inUnits = (percent: number) => Math.round((percent / 100) * UNITS)

/** Rounded to a tenth of a percent to be short: the drawing is in the page's HTML. */
const percent = (value: number) => `${Number(value.toFixed(1))}%`

/** The path of the road, in relative and whole units: the drawing is in the page's HTML. */
function lineOf(road: readonly ProfileStop[]): string {
  return pathData(road.map(({ x, y }) => [inUnits(x), inUnits(y)]))
}

function labelOf({ nights, highest }: Profile): string {
  const slept = nights.map(({ altitudeM }) => metres(altitudeM)).join(', ')
  return `Altitudes of the route. Nights at ${slept}. Highest point ${metres(highest.altitudeM)}, on day ${highest.day}.`
}
