import type { ReactNode } from 'react'
import styles from './tour-body.module.css'

/** The column that all of a tour's page stands in, below its header. */
export function TourBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
