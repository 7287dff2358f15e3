import { Poster } from '../../components/poster/poster.tsx'
import { StaticField, StaticForm } from '../../components/static-form/static-form.tsx'
import { MAINTENANCE_SECONDS } from '../../content/countdowns.ts'
import styles from './countdown.module.css'
import { asClock, secondsLeft } from './countdown.ts'
import { useNow } from './use-now.ts'

export function Page() {
  const time = useNow()
  const left = time
    ? secondsLeft(time.now, time.opened + MAINTENANCE_SECONDS * 1000)
    : MAINTENANCE_SECONDS
  return (
    <Poster picture="umling-la" title="Under Maintenance">
      <p>The site is in the workshop, like a bike before the season. It is back on the road in:</p>
      <div role="timer" aria-label="Minutes and seconds left" className={styles.timer}>
        <span data-ltr="">{asClock(left)}</span>
      </div>
      <StaticForm label="Subscribe" className={styles.subscribe} submit="Subcribe Now">
        <StaticField label="Email" name="email" type="email" autoComplete="email" />
      </StaticForm>
    </Poster>
  )
}
