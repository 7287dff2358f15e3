import { farRange, LOGO_SIZE, nearRange, sun } from 'brand/logo.ts'
import { agency } from 'content/compiled/agency.ts'
import { Link } from 'wouter'
import styles from './logo.module.css'

export function Logo() {
  return (
    <Link href="/" className={styles.logo}>
      <svg
        viewBox={`0 0 ${LOGO_SIZE} ${LOGO_SIZE}`}
        width={LOGO_SIZE}
        height={LOGO_SIZE}
        aria-hidden="true"
      >
        <circle {...sun} className={styles.sun} />
        <path className={styles.far} d={farRange} />
        <path className={styles.near} d={nearRange} />
      </svg>
      {agency.brand}
    </Link>
  )
}
