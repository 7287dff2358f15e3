import { useRef } from 'react'
import { useReducedMotion } from '../../components/motion/use-reduced-motion.ts'
import { useInView } from '../../loading/use-in-view.ts'
import styles from './about.module.css'
import { useCountUp } from './use-count-up.ts'

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
