import { type CSSProperties, useId, useState } from 'react'
import { HOW_HIGH_YOU_SLEEP } from '../../../../content/labels.ts'
import { nightsOf } from '../../../../content/road/nights.ts'
import { metres } from '../../../../content/road/road-figures.ts'
import type { Day } from '../../../../content/tour.ts'
import styles from './ride.module.css'
import ladder from './sleep-ladder.module.css'

/** The altitudes of the nights as bars, and the nights beyond the guideline for sleeping high. */
export function SleepLadder({ days }: { days: readonly Day[] }) {
  const [inLowerBeds, setInLowerBeds] = useState(false)
  const id = useId()
  const nights = nightsOf(days, inLowerBeds)
  const highest = Math.max(...nights.map(({ plannedM }) => plannedM))
  const beyond = nights.filter((night) => night.beyond)
  const nightWithLowerBed = nights.find((night) => night.lower)
  // The bars begin at sea level: twice as long is twice as high.
  const bar = (altitudeM: number) => `${(100 * altitudeM) / highest}%`
  return (
    <section className={`stack ${styles.block}`} aria-labelledby={id}>
      <h3 id={id}>{HOW_HIGH_YOU_SLEEP}</h3>
      <ol className={ladder.nights} style={columnsFor(nights.length)} data-ltr="">
        {nights.map(({ number, bed, altitudeM, plannedM, gainM, beyond }) => (
          <li
            key={number}
            data-beyond={beyond || undefined}
            style={{ '--bar': bar(altitudeM), '--planned': bar(plannedM) } as CSSProperties}
          >
            <svg aria-hidden="true">
              {plannedM !== altitudeM && <rect className={ladder.planned} />}
              <rect />
            </svg>
            <strong>{metres(altitudeM)}</strong>
            <span>{`Night ${number}, ${bed}`}</span>
            {gainM !== null && <span>{signed(gainM)}</span>}
          </li>
        ))}
      </ol>
      {nightWithLowerBed && (
        <label className={styles.switch} data-print="hide">
          <input
            type="checkbox"
            checked={inLowerBeds}
            onChange={({ currentTarget }) => setInLowerBeds(currentTarget.checked)}
          />
          With the lower bed in {nightWithLowerBed.lower}
        </label>
      )}
      <p>
        A common guideline (Wilderness Medical Society, 2024): above 3,000 m sleep no more than 500
        {'\u00a0'}m higher than the night before.{' '}
        {beyond.length === 0 && <span>No night of this tour goes beyond it. </span>}
        <span>This is information, not medical advice. The bars begin at the sea.</span>
      </p>
      {beyond.length > 0 && (
        <ul className={ladder.beyond}>
          {beyond.map((night) => (
            <li key={night.number}>
              <strong>{`Night ${night.number} in ${night.bed} goes beyond it`}</strong>
              <span>
                {night.gainM === null
                  ? ' for all who come up from the plains in a day. '
                  : `: ${signed(night.gainM)} over the night before, ${comparedWithHighest(night.overHighestM ?? 0)} the highest bed before it. `}
              </span>
              <span>{night.measures}</span>
              <span>
                {night.lower && night.lower !== night.bed ? ` ${night.lower} eases the step.` : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** `--half`: the columns of two rows. `--all`: the columns of one row, if the nights fit into one row. */
function columnsFor(nights: number): CSSProperties {
  const half = Math.ceil(nights / 2)
  return { '--half': half, '--all': nights > MOST_IN_A_ROW ? half : nights } as CSSProperties
}

const MOST_IN_A_ROW = 7

/** "+1,090 m" or "no change", with a no-break space before the unit. */
const signed = (m: number) =>
  m === 0 ? 'no change' : `${m > 0 ? '+' : '−'}${metres(Math.abs(m)).replace(' ', '\u00a0')}`

/** "+1,090 m over" or "40 m below". */
const comparedWithHighest = (m: number) => (m < 0 ? `${metres(-m)} below` : `+${metres(m)} over`)
