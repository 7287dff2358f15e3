import { FacebookIcon, InstagramIcon } from '../components/brand-icons.tsx'
import { HoursIcon, MailIcon, PhoneIcon, PlaceIcon } from '../components/icons.ts'
import { site } from '../site.ts'
import styles from './tagline-bar.module.css'

export function TaglineBar() {
  return (
    <div className={styles.bar}>
      <ul className={styles.items}>
        <li>
          <HoursIcon size={16} aria-hidden="true" />
          {site.openingHours}
        </li>
        <li>
          <PlaceIcon size={16} aria-hidden="true" />
          {site.city} {site.postalCode}
        </li>
        <SocialLinks />
        <li className={styles.contact}>
          <a href={`mailto:${site.email}`}>
            <MailIcon size={16} aria-hidden="true" />
            {site.email}
          </a>
        </li>
        <li>
          <a href={`tel:${site.phone.number}`} dir="ltr">
            <PhoneIcon size={16} aria-hidden="true" />
            {site.phone.shown}
          </a>
        </li>
      </ul>
    </div>
  )
}

function SocialLinks() {
  return (
    <>
      <li>
        <a href={site.social.facebook} target="_blank" rel="noreferrer" aria-label="Facebook">
          <FacebookIcon />
        </a>
      </li>
      <li>
        <a href={site.social.instagram} target="_blank" rel="noreferrer" aria-label="Instagram">
          <InstagramIcon />
        </a>
      </li>
    </>
  )
}
