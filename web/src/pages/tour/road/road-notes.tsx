import { cash } from 'content/compiled/pumps-and-signal.ts'
import { PASS_SHUT } from 'content/control-labels.ts'
import { KM_PER_LITRE, petrolStretches } from 'content/road/pumps.ts'
import type { Day, TourDetail } from 'content/types.ts'
import type { ReactNode } from 'react'
import fold from '../../../components/fold/fold.module.css'
import { Bars } from './bars.tsx'
import { Nights } from './nights.tsx'
import styles from './road-notes.module.css'

/** The nights, and two folded parts: petrol by distances, and a sentence for each pass that may be shut. */
export function RoadNotes({ days, shutPasses }: Pick<TourDetail, 'days' | 'shutPasses'>) {
  return (
    <>
      <Nights days={days} />
      <div className={styles.folds}>
        <Petrol days={days} />
        {shutPasses.length > 0 && (
          <Fold title={PASS_SHUT}>
            <ul className="bullets">
              {shutPasses.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </>
  )
}

function Petrol({ days }: { days: readonly Day[] }) {
  const stretches = petrolStretches(days)
  if (stretches.length === 0) return null
  const longestKm = Math.max(...stretches.map(({ km }) => km))
  const cashOnRoad = cash.filter((name) => days.some(({ stops }) => stops.includes(name)))
  const cashText = cashOnRoad.length
    ? `Draw cash in ${cashOnRoad.join(', ')}; machines are rare beyond. `
    : ''
  return (
    <Fold title="Petrol, cash and signal">
      <p>
        {`From one reliable pump to the next. The longest stretch, ${longestKm}\u00a0km, takes about ${Math.ceil(longestKm / KM_PER_LITRE)}\u00a0litres at ${KM_PER_LITRE}\u00a0km a litre.`}
      </p>
      <Bars
        bars={stretches.map(({ from, to, km }) => ({
          name: `${from} to ${to}`,
          value: `${km} km`,
          percent: (100 * km) / longestKm,
          isMarked: km === longestKm,
        }))}
      />
      <p>{`${cashText}Between villages there are hours without a phone signal.`}</p>
    </Fold>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className={fold.head}>
        <h3>{title}</h3>
      </summary>
      <div className="stack">{children}</div>
    </details>
  )
}
