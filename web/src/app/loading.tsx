import styles from './loading.module.css'

/** Visible after 400 ms (loading.module.css), because most pages load faster. */
export function Loading() {
  return (
    <p className={`page ${styles.loading}`} role="status">
      Loading…
    </p>
  )
}
