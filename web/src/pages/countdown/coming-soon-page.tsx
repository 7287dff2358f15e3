import { Link } from 'wouter'
import { useNow } from '../../browser/use-now.ts'
import { Poster } from '../../components/poster.tsx'
import styles from './countdown.module.css'
import { inUnits, secondsLeft } from './countdown.ts'

// The end of the countdown (spec 9), in Indian Standard Time. The date has passed, so the prerendered
// page shows zero.
const END = Date.parse('2024-12-31T00:00:00+05:30')
const DAY = '31 December 2024'

export function Page() {
  const time = useNow()
  const left = time ? secondsLeft(time.now, END) : 0
  return (
    <Poster picture="khardung-la" title="Coming Soon">
      <div role="timer" aria-label={`Time to ${DAY}`} className={styles.timer}>
        {inUnits(left).map(({ unit, digits }) => (
          <span key={unit} className={styles.unit}>
            {digits} <small>{unit}</small>
          </span>
        ))}
      </div>
      {left > 0 ? (
        <p>
          Something new starts on <span data-ltr="">{DAY}</span>.
        </p>
      ) : (
        <p>
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
