import { Link, useLocation } from 'wouter'
import { Logo } from './logo.tsx'
import styles from './navigation-bar.module.css'

// Spec 2.2: Home is marked on these paths too, though they lead nowhere.
const HOME_PATHS = ['/', '/index-two', '/index-three', '/index-four', '/index-five', '/index-item']

const ITEMS = [
  { label: 'Home', href: '/', paths: HOME_PATHS },
  { label: 'Contact Us', href: '/contact', paths: ['/contact'] },
]

export function NavigationBar() {
  const [path] = useLocation()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo />
        <nav aria-label="Main">
          <ul className={styles.menu}>
            {ITEMS.map(({ label, href, paths }) => (
              <li key={href}>
                <Link href={href} aria-current={paths.includes(path) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
