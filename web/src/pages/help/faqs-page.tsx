import { questionSections } from 'content/compiled/help/questions.ts'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { SideColumns } from '../../components/side-columns/side-columns.tsx'
import styles from './faqs-page.module.css'
import { helpTrail } from './help-trail.ts'

export function Page() {
  return (
    <>
      <PageHeader title="FAQs" trail={helpTrail('FAQs')} />
      <SideColumns
        label="Questions"
        links={questionSections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      >
        <div className="parts">
          {questionSections.map(({ id, title, questions }) => (
            <section key={id} id={id} className={styles.questions}>
              <h2>{title}</h2>
              <Accordion items={questions} />
            </section>
          ))}
        </div>
      </SideColumns>
    </>
  )
}
