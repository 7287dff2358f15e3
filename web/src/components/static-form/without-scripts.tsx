import { agency } from '../../content/agency.ts'
import styles from './without-scripts.module.css'

/**
 * What a form says where it cannot be sent: without scripts, and where its code has not come in time
 * (start/hold-leads.ts). Otherwise hidden by the style sheet.
 */
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
