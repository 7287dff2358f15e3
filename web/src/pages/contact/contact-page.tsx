import { MailIcon, PhoneIcon, PlaceIcon } from '../../components/icons.ts'
import { ContactForm } from '../../enquiry/contact-form.tsx'
import { site } from '../../site.ts'
import styles from './contact-page.module.css'

export function Page() {
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>Contact Us</h1>
        <p>Two people in Karnal read every message and answer it themselves.</p>
      </header>
      <ContactForm />
      <ul className={styles.blocks}>
        <li>
          <PhoneIcon aria-hidden="true" />
          <h2>Phone</h2>
          <a href={`tel:${site.phone.number}`} dir="ltr">
            {site.phone.shown}
          </a>
        </li>
        <li>
          <MailIcon aria-hidden="true" />
          <h2>Email</h2>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <PlaceIcon aria-hidden="true" />
          <h2>Location</h2>
          <p>{site.location}</p>
        </li>
      </ul>
    </div>
  )
}
