import { Accordion } from '../../components/accordion.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { questionSections } from '../../content/help/questions.ts'
import styles from './faqs-page.module.css'
import { helpTrail } from './help-trail.ts'

export function Page() {
  return (
    <>
      <PageHeader title="FAQs" trail={helpTrail('FAQs')} />
      <div className={`page ${styles.columns}`}>
        <nav aria-label="Questions">
          <ul className={styles.anchors}>
            {questionSections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {questionSections.map(({ id, title, questions }) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{title}</h2>
              <Accordion items={questions} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
