import { type ReactNode, useId } from 'react'
import { excludedIcon, Icon, includedIcon } from '../../components/icons/icons.ts'
import styles from './tour-section.module.css'

/** The class of a section for a component that renders its own <section> and heading. */
export const sectionClass = `spaced ${styles.section}`

/** The anchors of sections in the address. */
export type SectionId = 'itinerary' | 'prices' | 'dates' | 'packing' | 'questions'
type Props = { title: string; children: ReactNode; id?: SectionId }

export function TourSection({ title, children, id }: Props) {
  const heading = useId()
  return (
    <section id={id} className={sectionClass} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** A tour's description: HTML of content/compiler or of the sample page, never a visitor's text. */
export function Description({ html }: { html: string }) {
  return (
    <div
      className={styles.description}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no visitor's text is in this HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const ICONS = { included: includedIcon, excluded: excludedIcon }

/** Short items in columns with a tick or a cross. The marks have no text, because the heading says the same. */
export function ItemList({ items, mark }: { items: readonly string[]; mark: keyof typeof ICONS }) {
  return (
    <ul className={styles.items} data-mark={mark}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={ICONS[mark]} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  )
}
