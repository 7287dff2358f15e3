import { Poster } from '../../components/poster/poster.tsx'
import { StaticField, StaticForm } from '../../components/static-form/static-form.tsx'
import styles from './countdown.module.css'
import { asClock, secondsLeft, useNow } from './time-left.ts'

/** The seconds from which the page counts down when it is opened (spec 9). */
const SECONDS = 3599

export function Page() {
  const time = useNow()
  const left = time ? secondsLeft(time.now, time.opened + SECONDS * 1000) : SECONDS
  return (
    <Poster picture="about-camp" title="Under Maintenance">
      <p>The site is in the workshop, like a bike before the season. It is back on the road in:</p>
      <div role="timer" aria-label="Minutes and seconds left" className={`wrap ${styles.timer}`}>
        <span data-ltr="">{asClock(left)}</span>
      </div>
      <StaticForm label="Subscribe" className={styles.subscribe} submit="Subcribe Now">
        <StaticField label="Email" name="email" type="email" autoComplete="email" />
      </StaticForm>
    </Poster>
  )
}
