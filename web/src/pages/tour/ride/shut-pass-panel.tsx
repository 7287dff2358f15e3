import { useId } from 'react'
import type { Day } from '../../../content/tour.ts'
import styles from './ride.module.css'
import { passesOf, type Rerouting, withoutPass } from './shut-pass.ts'

type Props = {
  days: readonly Day[]
  pass: string | null
  onChoose: (pass: string | null) => void
}

/** What becomes of the days that cross a pass, if it is shut. */
export function ShutPass({ days, pass, onChoose }: Props) {
  const id = useId()
  const passes = passesOf(days)
  if (passes.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>What if a pass is shut?</h3>
      <p className={styles.passes}>
        {passes.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === pass}
            onClick={() => onChoose(name === pass ? null : name)}
          >
            {name}
          </button>
        ))}
      </p>
      <div aria-live="polite">
        {pass &&
          withoutPass(days, pass).map((found) => <p key={found.day}>{wordsOf(found, pass)}</p>)}
      </div>
    </section>
  )
}

export function wordsOf(found: Rerouting, pass: string): string {
  const { day, usual } = found
  if (found.kind === 'none') {
    return `Day ${day}: without ${pass} there is no other road that we know; we wait a day.`
  }
  const { other } = found
  const over = other.stops.slice(1, -1).join(', ')
  const ends = `${other.km} km and ${hours(other.hours)} of riding instead of ${usual.km} km and ${hours(usual.hours)}`
  if (found.kind === 'long') {
    return `Day ${day}: the only other road that we know leads over ${over}: ${ends}. That is too long for a day; we wait.`
  }
  const more = other.km - usual.km
  return `Day ${day}: over ${over}: ${ends} (${more >= 0 ? '+' : '−'}${Math.abs(more)} km). The bed in ${other.stops.at(-1)} stays, and so does its height.`
}

const hours = (value: number) => `${Math.round(value * 2) / 2} h`
