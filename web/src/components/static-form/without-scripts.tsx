import { agency } from '../../content/agency.ts'
import styles from './static-form.module.css'

/** Shown without scripts, and in a live form that was sent and whose code is late (start/hold-leads.ts). */
export function WithoutScripts() {
  return (
    <p className={styles.instead} role="alert">
      This form needs JavaScript. Write to <a href={`mailto:${agency.email}`}>{agency.email}</a> or
      call{' '}
      <a href={`tel:${agency.phone.number}`} data-ltr="">
        {agency.phone.shown}
      </a>{' '}
      instead.
    </p>
  )
}
