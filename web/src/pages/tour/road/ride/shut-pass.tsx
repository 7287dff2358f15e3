import { useEffect, useRef } from 'react'
import { PASS_SHUT } from '../../../../content/labels.ts'
import { type Rerouting, type Way, withoutPass } from '../../../../content/road/detours.ts'
import { isPass, passesOf } from '../../../../content/road/stretches.ts'
import type { Day } from '../../../../content/tour.ts'
import styles from './ride.module.css'

type Props = {
  days: readonly Day[]
  pass: string | null
  onChoose: (pass: string | null) => void
}

/** The passes as buttons, and the other roads of the days that cross the chosen pass. */
export function ShutPass({ days, pass, onChoose }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  // A pass can be chosen on the map too.
  useEffect(() => {
    if (pass && details.current) details.current.open = true
  }, [pass])
  const passes = passesOf(days)
  if (passes.length === 0) return null
  return (
    <details ref={details} className={`stack ${styles.block}`} data-print="hide">
      <summary>
        <h3>{PASS_SHUT}</h3>
      </summary>
      <p className={`wrap ${styles.passes}`}>
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
          withoutPass(days, pass).map((each) => <p key={each.day}>{detourText(each, pass)}</p>)}
      </div>
    </details>
  )
}

function detourText(found: Rerouting, pass: string): string {
  const { day, usual } = found
  if (found.kind === 'none') {
    return `Day ${day}: without ${pass} there is no other road that we know; we wait a day.`
  }
  const { other } = found
  const between = other.stops.slice(1, -1)
  const lengthOf = ({ km, hours }: Way) => `${km}\u00a0km and ${inHours(hours)}`
  const figures = `${lengthOf(other)} of riding instead of ${lengthOf(usual)}`
  if (found.kind === 'long') {
    // A road that is too long for a day has many places: only its passes are named, if any.
    const passes = between.filter(isPass)
    return [
      `Day ${day}: the only other road that we know leads over ${(passes.length ? passes : between).join(', ')}: ${figures}.`,
      'That is too long for a day; we wait.',
    ].join(' ')
  }
  const more = other.km - usual.km
  const difference = `${more >= 0 ? '+' : '−'}${Math.abs(more)}\u00a0km`
  return [
    `Day ${day}: over ${between.join(', ')}: ${figures} (${difference}).`,
    `The bed in ${other.stops.at(-1)} stays, and so does its height.`,
  ].join(' ')
}

const inHours = (value: number) => `${Math.round(value * 2) / 2}\u00a0h`
