import { site } from '../site.ts'
import { INSTEAD } from '../start/attributes.ts'
import styles from './without-scripts.module.css'

/**
 * A message for visitors without scripts, who cannot send the form. React does not render the
 * children of <noscript> in a browser, so the message is in the prerendered page only. Where scripts run
 * but the page's code does not load, start/keep-presses.ts adds a copy of the message to the form.
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
