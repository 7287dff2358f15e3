import { site } from '../site.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Logo />
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        <address className={styles.address}>
          <p>{site.address}</p>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <p>
            <a href={`tel:${site.phone.number}`} dir="ltr">
              {site.phone.shown}
            </a>
          </p>
        </address>
        <p className={styles.copyright}>
          © {new Date().getFullYear()} {site.brand}
        </p>
      </div>
    </footer>
  )
}
