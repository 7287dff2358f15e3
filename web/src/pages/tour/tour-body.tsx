import type { ReactNode } from 'react'
import styles from './tour-body.module.css'

/** The column of the tour page below its header. */
export function TourBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
