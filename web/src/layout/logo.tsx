import { Link } from 'wouter'
import { site } from '../site.ts'
import styles from './logo.module.css'

/** The brand as a link to Home, with seven ridges before a sun. */
export function Logo() {
  return (
    <Link href="/" className={styles.logo}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <circle cx="20" cy="20" r="19" className={styles.sun} />
        <path
          className={styles.far}
          d="M2 26 11 15l5 6 7-11 6 9 4-4 5 8a19 19 0 0 1-4 10H6a19 19 0 0 1-4-7"
        />
        <path className={styles.near} d="m3 29 8-6 6 4 7-7 6 6 7 3a19 19 0 0 1-34 0" />
      </svg>
      {site.brand}
    </Link>
  )
}
