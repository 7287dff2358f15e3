import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../components/motion/use-reduced-motion.ts'
import { useInView } from '../../loading/use-in-view.ts'
import styles from './about.module.css'

const DURATION_MS = 1800

type Props = { label: string; end: number; suffix?: string }

/** Shows a count in place of the final number. Only the final number is in the HTML and read aloud. */
export function Counter({ label, end, suffix = '' }: Props) {
  const figure = useRef<HTMLElement>(null)
  const seen = useInView(figure, { once: true })
  const reduced = useReducedMotion()
  const shown = useCountUp(end, seen && !reduced)
  return (
    <div>
      <dt>{label}</dt>
      <dd ref={figure} className={styles.figure} data-ltr="">
        <span data-covered={shown !== null}>{`${end}${suffix}`}</span>
        {shown !== null && <span aria-hidden="true">{`${shown}${suffix}`}</span>}
      </dd>
    </div>
  )
}

/** The number of a count from 0 to `end`, null before and after the count. */
function useCountUp(end: number, started: boolean): number | null {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    if (!started) return
    const start = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const number = countAt(now - start, end)
      setShown(number)
      if (number !== null) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [end, started])
  return shown
}

/** The number after `elapsed` milliseconds, rising fast at first; null when the count is over. */
function countAt(elapsed: number, end: number): number | null {
  // A frame's timestamp may lie shortly before the start of the count.
  const left = 1 - Math.max(elapsed, 0) / DURATION_MS
  return left > 0 ? Math.round(end * (1 - left ** 3)) : null
}
