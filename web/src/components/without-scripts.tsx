import { site } from '../site.ts'
import styles from './without-scripts.module.css'

/**
 * Words for visitors without scripts, whose forms cannot be sent. React does not render the
 * children of <noscript> in a browser, so these words are in the prerendered page only.
 */
export function WithoutScripts() {
  return <noscript className={styles.instead}>{import.meta.env.SSR && <Instead />}</noscript>
}

function Instead() {
  return (
    <p>
      This form needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{' '}
      <a href={`tel:${site.phone.number}`} data-ltr="">
        {site.phone.shown}
      </a>{' '}
      instead.
    </p>
  )
}
