import { privacy } from 'content/compiled/legal.ts'
import { InertLink } from '../../components/inert/inert.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import styles from './legal.module.css'
import { LegalSections } from './legal-sections.tsx'

export function Page() {
  return (
    <>
      <PageHeader title="Privacy Policy" />
      <div className="page">
        <LegalSections sections={privacy} />
        <div className={`wrap ${styles.actions}`} data-print="hide">
          {/* Spec 2.10: Print is a link without a target. Visitors print with the browser's command. */}
          <InertLink className="button quiet">Print</InertLink>
        </div>
      </div>
    </>
  )
}
