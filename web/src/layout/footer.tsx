import { Link } from 'wouter'
import { useHydrated } from '../browser/use-hydrated.ts'
import { StaticForm } from '../components/static-form/static-form.tsx'
import { agency } from '../content/agency.ts'
import { MailLink, PhoneLink } from './contact-links.tsx'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
  return (
    <footer className={`night ${styles.footer}`} data-print="hide">
      <div className={`parts column ${styles.inner}`}>
        <div>
          <Logo />
          <p className={styles.tagline}>{agency.tagline}</p>
          <ul className={styles.social}>
            <SocialLinks className="round" />
          </ul>
        </div>
        <div>
          <h2>Office</h2>
          <address className={styles.office}>
            <p>{agency.address}</p>
            <p>
              <MailLink />
            </p>
            <p>
              <PhoneLink />
            </p>
          </address>
          <Link href="/which-ride-is-mine">Which ride is mine?</Link>
        </div>
        <div>
          <h2>Newsletter</h2>
          <StaticForm label="Newsletter" className={styles.newsletter} submit="Subscribe">
            <input
              type="email"
              name="newsletter-email"
              required
              placeholder="Email"
              aria-label="Email"
              autoComplete="email"
            />
          </StaticForm>
        </div>
        <p className={styles.copyright}>
          © <Year /> {agency.brand}
        </p>
      </div>
    </footer>
  )
}

/** The year of the build in the prerendered HTML, the visitor's current year after hydration. */
function Year() {
  return <span>{useHydrated() ? new Date().getFullYear() : BUILD_YEAR}</span>
}
