import { terms, termsQuestions } from 'content/compiled/legal.ts'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { InertLink } from '../../components/inert/inert.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import styles from './legal.module.css'
import { LegalSections, TitledSection } from './legal-sections.tsx'

export function Page() {
  return (
    <>
      <PageHeader title="Terms of Services" />
      <div className="page">
        <LegalSections sections={terms} />
        <TitledSection title="Questions and Answers">
          <Accordion items={termsQuestions} />
        </TitledSection>
        <div className={`wrap ${styles.actions}`} data-print="hide">
          <InertLink className="button quiet">Accept</InertLink>
          <InertLink className="button quiet">Decline</InertLink>
        </div>
      </div>
    </>
  )
}
