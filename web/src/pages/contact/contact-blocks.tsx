import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { MailIcon, PhoneIcon, PlaceIcon } from '../../components/icons.ts'
import { linkLook } from '../../components/link-look.ts'
import { MapFrame, mapAddress } from '../../components/map-frame.tsx'
import { Overlay } from '../../components/overlay.tsx'
import { MailLink, PhoneLink } from '../../layout/contact-links.tsx'
import { site } from '../../site.ts'
import styles from './contact-page.module.css'

export function ContactBlocks() {
  const [mapOpen, setMapOpen] = useState(false)
  return (
    <>
      <div>
        <ul className={styles.blocks}>
          <Block title="Phone" icon={<PhoneIcon aria-hidden="true" />}>
            <PhoneLink />
          </Block>
          <Block title="Email" icon={<MailIcon aria-hidden="true" />}>
            <MailLink />
          </Block>
          <Block title="Location" icon={<PlaceIcon aria-hidden="true" />}>
            <p>{site.location}</p>
            <button type="button" className={linkLook} onClick={() => setMapOpen(true)}>
              View on Google map
            </button>
            <noscript>
              <a href={mapAddress(site.location)}>View on Google map</a>
            </noscript>
          </Block>
        </ul>
        <p className={styles.people}>
          A person reads every message. <Link href="/aboutus">Who we are</Link>
        </p>
      </div>
      <Overlay
        label={`Map of ${site.location}`}
        size="full"
        open={mapOpen}
        onClose={() => setMapOpen(false)}
      >
        <MapFrame query={site.location} title={`Large map of ${site.location}`} height={800} />
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
