import styles from './enquiry.module.css'

/** Disabled with a spinner during a send. */
export function SubmitButton({ label, submitting }: { label: string; submitting: boolean }) {
  return (
    <button className={`button ${styles.submit}`} type="submit" disabled={submitting}>
      <span>{label}</span>
      {submitting && <span className={styles.spinner} role="progressbar" aria-label="Sending" />}
    </button>
  )
}
