import { site } from '../site.ts'
import styles from './without-scripts.module.css'

/** What to do instead where the page's code cannot run: a form cannot be sent then. */
export function WithoutScripts() {
  return (
    <noscript className={styles.instead}>
      <p>
        This form needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a> or
        call{' '}
        <a href={`tel:${site.phone.number}`} data-ltr="">
          {site.phone.shown}
        </a>{' '}
        instead.
      </p>
    </noscript>
  )
}
