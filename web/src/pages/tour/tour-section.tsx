import { type ReactNode, useId } from 'react'
import styles from './tour-section.module.css'

/** For a section with a heading of its own. */
export const sectionClass = styles.section

type Props = {
  title: string
  children: ReactNode
  /** True where the section has fields or a link of its own, which ask-bar.tsx must not cover. */
  hidesBar?: boolean
}

/** A section of the tour page: its heading, at the side where there is room, and its content. */
export function TourSection({ title, children, hidesBar }: Props) {
  const heading = useId()
  return (
    <section
      className={styles.section}
      data-hides-bar={hidesBar ? '' : null}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
