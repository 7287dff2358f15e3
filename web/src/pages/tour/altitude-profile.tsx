import { metres } from '../../content/route.ts'
import type { Day } from '../../content/tour.ts'
import styles from './altitude-profile.module.css'
import { type Height, type Profile, profileOf } from './profile.ts'

/** The altitudes of the road day by day. The graph reads from left to right in both directions. */
export function AltitudeProfile({ days }: { days: readonly Day[] }) {
  const profile = profileOf(days)
  const { road, nights, middles, highest, foot } = profile
  const line = road.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <div className={styles.profile} data-ltr="">
      <svg className={styles.drawing} role="img" aria-label={spoken(profile)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.ground} d={`M${road[0]!.x} ${foot}L${line}V${foot}Z`} />
          <path className={styles.road} d={`M${line}`} />
        </svg>
        {middles.map((x, index) => (
          <text key={x} className={styles.day} x={`${x}%`} y="96%">
            {index + 1}
          </text>
        ))}
        {nights.map((night) => (
          <g key={night.day} className={styles.night}>
            <circle cx={`${night.x}%`} cy={`${night.y}%`} r="4" />
            <text x={`${night.x}%`} y={`${night.y}%`} dy="20">
              {night.altitudeM.toLocaleString('en-IN')}
            </text>
          </g>
        ))}
        <text
          className={styles.highest}
          data-side={sideOf(highest)}
          x={`${highest.x}%`}
          y={`${highest.y}%`}
          dy="-10"
        >
          {metres(highest.altitudeM)}
        </text>
      </svg>
    </div>
  )
}

/** A label near an edge extends away from that edge. */
function sideOf({ x }: Height): 'start' | 'middle' | 'end' {
  if (x < 12) return 'start'
  return x > 88 ? 'end' : 'middle'
}

function spoken({ nights, highest }: Profile): string {
  const slept = nights.map(({ altitudeM }) => metres(altitudeM)).join(', ')
  return `Altitudes of the route. Nights at ${slept}. Highest point ${metres(highest.altitudeM)}, on day ${highest.day}.`
}
