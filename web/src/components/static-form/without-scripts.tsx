import { agency } from 'content/agency.ts'
import styles from './static-form.module.css'

/** Shown without scripts, in the place of the button. */
export function WithoutScripts() {
  return (
    <p className={styles.instead}>
      {'This form needs JavaScript. Write to '}
      <a href={`mailto:${agency.email}`}>{agency.email}</a>
      {' or call '}
      <a href={`tel:${agency.phone.number}`} data-ltr="">
        {agency.phone.shown}
      </a>
      {' instead.'}
    </p>
  )
}
