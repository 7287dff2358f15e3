import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { agency } from '../../content/agency.ts'
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
        <MapFrame query={agency.location} title={`Map of ${agency.location}`} height={500} />
      </div>
    </>
  )
}
