import { useState } from 'react'
import { cash } from 'web/compiled/pumps-and-signal.ts'
import { longestStretch, type Pump } from '../../../../content/road/pumps.ts'
import type { Spot } from '../../../../content/road/spots.ts'
import type { Day } from '../../../../content/tour.ts'
import styles from './ride.module.css'

type Props = {
  days: readonly Day[]
  pumps: readonly Pump[]
  spots: readonly Spot[]
  index: number
}

/** Unicode's left-to-right mark: "25 km" and not "km 25" in a right-to-left page. */
const LTR_MARK = '\u200e'

const KM_PER_LITRE = [20, 25, 30, 35]

/** The road as a ribbon with its reliable pumps, and the longest stretch without a pump. */
export function PetrolRibbon({ days, pumps, spots, index }: Props) {
  const [kmPerLitre, setKmPerLitre] = useState(25)
  const longest = longestStretch(pumps, spots)
  if (!longest) return null
  const whole = spots.at(-1)!.totalKm
  const across = (km: number) => `${(100 * km) / whole}%`
  const labels = pumpLabels(pumps, whole)
  const rows = Math.max(...labels.map(({ row }) => row)) + 1
  const cashOnRoad = cash.filter((name) => days.some(({ stops }) => stops.includes(name)))
  return (
    <details className={`stack ${styles.block}`}>
      <summary>
        <h3>Petrol, cash and signal</h3>
      </summary>
      <svg
        className={styles.ribbon}
        role="img"
        aria-label="The road with its reliable pumps"
        data-ltr=""
        style={{ marginBlockEnd: `${rows}lh` }}
      >
        <line x2="100%" y1="50%" y2="50%" />
        <line
          className={styles.dry}
          x1={across(longest.from.totalKm)}
          x2={across(longest.to.totalKm)}
          y1="50%"
          y2="50%"
        />
        <text x={across((longest.from.totalKm + longest.to.totalKm) / 2)} y="-2">
          {Math.round(longest.km)} km
        </text>
        {pumps.map(({ name, totalKm }) => (
          <circle
            key={`${name} ${totalKm}`}
            className={styles.pump}
            cx={across(totalKm)}
            cy="50%"
            r="6"
          />
        ))}
        {labels.map(({ name, xPercent, row }) => (
          <text
            key={`${name} ${xPercent}`}
            className={styles.pumpName}
            x={`${xPercent}%`}
            y="100%"
            dy={`${row + 0.7}lh`}
          >
            {name}
          </text>
        ))}
        <circle className={styles.rider} cx={across(spots[index]!.totalKm)} cy="50%" r="8" />
      </svg>
      <p>
        You can rely on petrol at {listOf([...new Set(pumps.map(({ name }) => name))])}. The longest
        stretch without is {`${Math.round(longest.km)}\u00a0km`}, from {longest.from.name} to{' '}
        {longest.to.name}: about <span>{Math.ceil(longest.km / kmPerLitre)}</span> litres for a bike
        that runs{' '}
        <select
          aria-label="Kilometres that your bike runs on a litre"
          value={kmPerLitre}
          onChange={({ currentTarget }) => setKmPerLitre(Number(currentTarget.value))}
        >
          {KM_PER_LITRE.map((km) => (
            <option key={km} value={km}>
              {`${LTR_MARK}${km} km`}
            </option>
          ))}
        </select>
        <span className={styles.onPaper}>{kmPerLitre} km</span> on a litre.
      </p>
      <p>
        {cashOnRoad.length > 0 && `Draw cash in ${listOf(cashOnRoad)}; machines are rare beyond. `}
        Between villages there are hours without a phone signal. We draw only what we know.
      </p>
    </details>
  )
}

const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Half the width of a letter below the ribbon on a narrow phone, in percent of the road. */
const HALF_LETTER = 1.1

/** The names below the ribbon, in rows without overlaps. A pump that is passed twice in succession is named once. */
export function pumpLabels(pumps: readonly Pump[], wholeKm: number) {
  const ends: number[] = []
  return pumps.flatMap(({ name, totalKm }, index) => {
    if (pumps[index - 1]?.name === name) return []
    const half = name.length * HALF_LETTER
    const xPercent = Math.min(100 - half, Math.max(half, (100 * totalKm) / wholeKm))
    const free = ends.findIndex((end) => end < xPercent - half)
    const row = free < 0 ? ends.length : free
    ends[row] = xPercent + half + 1
    return [{ name, xPercent, row }]
  })
}
