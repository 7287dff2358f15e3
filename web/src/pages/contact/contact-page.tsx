import { MapFrame } from '../../components/map-frame.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { site } from '../../content/site.ts'
import { ContactForm } from '../../enquiry/contact-form.tsx'
import { ContactBlocks } from './contact-blocks.tsx'
import styles from './contact-page.module.css'

export function Page() {
  return (
    <>
      <PageHeader title="Contact Us" trail={[{ label: 'Contact' }]} />
      <div className={`page ${styles.columns}`}>
        <ContactForm />
        <ContactBlocks />
      </div>
      <div className={`page ${styles.map}`}>
        <MapFrame query={site.location} title={`Map of ${site.location}`} height={500} />
      </div>
    </>
  )
}
