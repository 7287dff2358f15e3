import { Accordion } from '../../components/accordion/accordion.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { faqs } from '../../content/compiled/questions.ts'
import styles from './questions.module.css'

export function Questions() {
  return (
    <div className={styles.band}>
      <section className={`page ${styles.questions}`}>
        <SectionHeading title="Frequently Asked Questions" />
        <Accordion items={faqs} />
      </section>
    </div>
  )
}
