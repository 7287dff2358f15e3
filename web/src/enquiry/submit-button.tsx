import { useHydrated } from '../browser/use-hydrated.ts'
import styles from './enquiry.module.css'

/**
 * Disabled with a spinner during a send. Disabled in the HTML too, for visitors without scripts:
 * the browser would submit the form by itself and put everything typed into the address bar.
 */
export function SubmitButton({ label, submitting }: { label: string; submitting: boolean }) {
  const hydrated = useHydrated()
  return (
    <button className={`button ${styles.submit}`} type="submit" disabled={!hydrated || submitting}>
      {label}
      {submitting && <span className={styles.spinner} role="progressbar" aria-label="Sending" />}
    </button>
  )
}
