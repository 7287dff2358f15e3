import { agency } from 'content/compiled/agency.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon, mailIcon, phoneIcon, placeIcon } from '../../components/icons/icons.ts'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { Overlay, opens } from '../../components/overlay/overlay.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'
import { ContactForm } from '../../enquiry/contact-form.tsx'
import { MailLink, PhoneLink } from '../../layout/agency-links.tsx'
import styles from './contact-page.module.css'

const MAP_ID = 'large-map'

export function Page() {
  return (
    <>
      <PageHeader title="Contact Us" trail={[{ label: 'Contact' }]} />
      <div className={`page columns ${styles.columns}`}>
        <ContactForm />
        <ContactBlocks />
      </div>
      <div className={`page ${styles.map}`}>
        <MapFrame query={agency.location} title={`Map of ${agency.location}`} height={500} />
      </div>
    </>
  )
}

function ContactBlocks() {
  return (
    <>
      <div>
        <ul className={styles.blocks}>
          <Block title="Phone" icon={<Icon of={phoneIcon} />}>
            <PhoneLink />
          </Block>
          <Block title="Email" icon={<Icon of={mailIcon} />}>
            <MailLink />
          </Block>
          <Block title="Location" icon={<Icon of={placeIcon} />}>
            <p>{agency.location}</p>
            <button type="button" className="link-button" {...opens(MAP_ID)}>
              View on Google map
            </button>
          </Block>
        </ul>
        <p className={`muted ${styles.people}`}>
          A person reads every message. <Link href="/aboutus">Who we are</Link>
        </p>
      </div>
      <Overlay id={MAP_ID} label={`Map of ${agency.location}`} size="full">
        <MapFrame
          query={agency.location}
          title={`Large map of ${agency.location}`}
          height={800}
          inOverlay
        />
      </Overlay>
    </>
  )
}

function Block({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </li>
  )
}
