import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** For a section that brings its own heading. */
export const sectionClass = styles.section

/** A part of the tour's page: its heading at the side where there is room, and its content. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
