import { useNow } from '../../browser/use-now.ts'
import { Poster } from '../../components/poster.tsx'
import { StaticField, StaticForm, StaticSubmit } from '../../components/static-form.tsx'
import styles from './countdown.module.css'
import { asClock, secondsLeft } from './countdown.ts'

/** Spec 9: 59 minutes and 59 seconds from the opening of the page. */
const DURATION = 3599

export function Page() {
  const time = useNow()
  const left = time ? secondsLeft(time.now, time.opened + DURATION * 1000) : DURATION
  return (
    <Poster picture="umling-la" title="Under Maintenance">
      <p>The site is in the workshop, like a bike before the season. It is back on the road in:</p>
      <div role="timer" aria-label="Minutes and seconds left" className={styles.timer}>
        <span data-ltr="">{asClock(left)}</span>
      </div>
      <StaticForm label="Subscribe" className={styles.subscribe}>
        <StaticField label="Email" name="email" type="email" autoComplete="email" />
        <StaticSubmit>Subcribe Now</StaticSubmit>
      </StaticForm>
    </Poster>
  )
}
