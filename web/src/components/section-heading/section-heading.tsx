import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.heading}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
    </header>
  )
}
