import { faqs } from 'web/compiled/questions.ts'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
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
