import { site } from '../site.ts'
import { INSTEAD } from '../start/attributes.ts'
import styles from './without-scripts.module.css'

/**
 * Words for visitors without scripts, whose forms cannot be sent. React does not render the
 * children of <noscript> in a browser, so these words are in the prerendered page only. Where scripts run
 * and the page's code does not come, start/keep-presses.ts adds a copy of these words to the form.
 */
export function WithoutScripts() {
  return <noscript>{import.meta.env.SSR && <Instead />}</noscript>
}

function Instead() {
  return (
    <p className={styles.instead} role="alert" {...{ [INSTEAD]: '' }}>
      This form needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{' '}
      <a href={`tel:${site.phone.number}`} data-ltr="">
        {site.phone.shown}
      </a>{' '}
      instead.
    </p>
  )
}
