import { bookingSections } from 'web/compiled/before-you-book.ts'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { BEFORE_YOU_BOOK } from '../../content/labels.ts'
import { LegalSections } from './legal-sections.tsx'

/** What a guest asks before paying: the questions that web/content/before-you-book.yaml answers. */
export function Page() {
  return (
    <>
      <PageHeader title={BEFORE_YOU_BOOK} />
      <div className="page">
        <LegalSections sections={bookingSections} />
      </div>
    </>
  )
}
