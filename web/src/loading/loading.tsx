import styles from './loading.module.css'

type Props = {
  /** Whether the page before is still shown: the words then stand at the window's foot. */
  isOverPage?: boolean
}

/** Visible after 400 ms (loading.module.css), because most pages load faster. */
export function Loading({ isOverPage = false }: Props) {
  return (
    <p className={`page ${styles.loading} ${isOverPage ? styles.overPage : ''}`} role="status">
      Loading…
    </p>
  )
}
