import { Link } from 'wouter'
import { Poster } from '../../components/poster/poster.tsx'
import styles from './countdown.module.css'
import { inUnits, secondsLeft, useNow } from './time-left.ts'

/** The end of the countdown (spec 9), in Indian Standard Time. */
const END = Date.parse('2024-12-31T00:00:00+05:30')
const DAY = '31 December 2024'

export function Page() {
  const time = useNow()
  // The date has passed, so the prerendered page shows zero.
  const left = time ? secondsLeft(time.now, END) : 0
  return (
    <Poster picture="khardung-la" title="Coming Soon">
      <div role="timer" aria-label={`Time to ${DAY}`} className={`wrap ${styles.timer}`}>
        {inUnits(left).map(({ unit, digits }) => (
          <span key={unit} className={styles.unit}>
            <span>{digits}</span> <small>{unit}</small>
          </span>
        ))}
      </div>
      {left > 0 ? (
        <p key="before">
          Something new starts on <span data-ltr="">{DAY}</span>.
        </p>
      ) : (
        <p key="after">
          The wait is over: this countdown ended on <span data-ltr="">{DAY}</span>, and the tours
          are here.
        </p>
      )}
      <Link href="/grid" className="button">
        See the tours
      </Link>
    </Poster>
  )
}
