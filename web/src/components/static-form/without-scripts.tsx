import { agency } from '../../content/agency.ts'
import styles from './static-form.module.css'

/** Shown without scripts, and when the code of a form has not loaded in time (start/hold-leads.ts). */
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
