import { agency } from 'content/compiled/agency.ts'
import { Icon, mailIcon, phoneIcon } from '../components/icons/icons.ts'
import { MailLink, PhoneLink, SocialLinks } from './agency-links.tsx'
import styles from './tagline-bar.module.css'

/** The specification's top tagline bar (spec 1); in a preview, above it, that this is a preview. */
export function TaglineBar() {
  return (
    <section className={`night ${styles.bar}`} aria-label="Hours and contact" data-print="hide">
      {import.meta.env.VITE_PREVIEW && (
        <div className="sky">
          <p className={`column ${styles.items}`}>
            <strong>This is a preview.</strong> The forms are closed: nothing is sent.
          </p>
        </div>
      )}
      <ul className={`column wrap ${styles.items}`}>
        <li>{agency.openingHours}</li>
        <li>{`${agency.city} ${agency.postalCode}`}</li>
        <SocialLinks />
        <li className={styles.contact}>
          <MailLink icon={<Icon of={mailIcon} size={16} aria-hidden="true" />} />
        </li>
        <li>
          <PhoneLink icon={<Icon of={phoneIcon} size={16} aria-hidden="true" />} />
        </li>
      </ul>
    </section>
  )
}
