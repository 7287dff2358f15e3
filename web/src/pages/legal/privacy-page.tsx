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
          {/* Spec 2.10: a link without a target. The browser's own print command works. */}
          <InertLink className="button quiet">Print</InertLink>
        </div>
      </div>
    </>
  )
}
