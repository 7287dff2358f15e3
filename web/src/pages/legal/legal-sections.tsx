import type { LegalSection } from 'content/types.ts'
import type { ReactNode } from 'react'
import styles from './legal.module.css'

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ title, paragraphs, points }) => (
    <TitledSection key={title} title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className="bullets">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </TitledSection>
  ))
}

type SectionProps = { title: string; children: ReactNode; id?: string }

/** A heading with its text beside it, or below it on a small screen. */
export function TitledSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={`columns ${styles.section}`}>
      <h2>{title}</h2>
      <div className={`stack ${styles.text}`}>{children}</div>
    </section>
  )
}
