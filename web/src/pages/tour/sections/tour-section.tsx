import { type ReactNode, useId } from 'react'
import styles from './tour-section.module.css'

/** The class of a section for a component that renders its own <section> and heading. */
export const sectionClass = styles.section

/** The anchors of sections in the address. */
export type SectionId = 'itinerary' | 'prices' | 'dates' | 'packing' | 'questions'
type Props = { title: string; children: ReactNode; id?: SectionId }

/** A section of the tour page: its heading and its content. */
export function TourSection({ title, children, id }: Props) {
  const heading = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
