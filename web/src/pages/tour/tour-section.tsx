import { type ReactNode, useId } from 'react'
import styles from './tour-section.module.css'

/** For a section with a heading of its own. */
export const sectionClass = styles.section

/** A section of the tour page: its heading, at the side where there is room, and its content. */
export function TourSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
