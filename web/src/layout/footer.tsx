import { agency } from 'content/compiled/agency.ts'
import { Link } from 'wouter'
import { StaticForm } from '../components/static-form/static-form.tsx'
import { useHydrated } from '../loading/use-hydrated.ts'
import { MailLink, PhoneLink, SocialLinks } from './agency-links.tsx'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

// biome-ignore format: a table
const LINKS = [
  { href: '/grid',               name: 'Tours' },
  { href: '/which-ride-is-mine', name: 'Which ride is mine?' },
  { href: '/blogs',              name: 'Articles' },
  { href: '/privacy',            name: 'Privacy' },
]

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
        <p className={`wrap ${styles.links}`}>
          {LINKS.map(({ href, name }) => (
            <Link key={href} href={href}>
              {name}
            </Link>
          ))}
        </p>
        <p className={styles.copyright}>
          © <Year />
          {` ${agency.brand}`}
        </p>
      </div>
    </footer>
  )
}

/** The year of the build in the prerendered HTML, the visitor's current year after hydration. */
function Year() {
  return <span>{useHydrated() ? new Date().getFullYear() : BUILD_DAY.slice(0, 4)}</span>
}
