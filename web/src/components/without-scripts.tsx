import { site } from '../site.ts'
import styles from './without-scripts.module.css'

/**
 * What to do instead where the page's code cannot run: a form cannot be sent then. In a browser React
 * leaves a noscript as it is, so its words are only in the prerendered page.
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
