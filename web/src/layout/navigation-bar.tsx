import { Link, useLocation } from 'wouter'
import { closeIcon, Icon, menuIcon } from '../components/icons/icons.ts'
import { useHydrated } from '../loading/use-hydrated.ts'
import { matchOf } from '../routes.ts'
import { FloatingControls } from './floating-controls.tsx'
import { Logo } from './logo.tsx'
import styles from './navigation-bar.module.css'
import { ProfileMenu } from './profile-menu.tsx'

// Spec 2.2: Home is the current item on all these paths. Only `/` is a page of the site.
const HOME_PATHS = ['/', '/index-two', '/index-three', '/index-four', '/index-five', '/index-item']

const ITEMS = [
  { label: 'Home', href: '/', paths: HOME_PATHS },
  { label: 'Contact Us', href: '/contact', paths: ['/contact'] },
]

/** The bar of every page. On a small screen the menu is a popover, whose button works before the page's code runs. */
export function NavigationBar() {
  const [path] = useLocation()
  const currentPath = useCurrentPath(path)
  return (
    <header className={styles.bar} data-print="hide">
      <div className={`column wrap ${styles.inner}`}>
        <Logo />
        <FloatingControls />
        <button type="button" className={styles.toggle} aria-label="Menu" popoverTarget="menu">
          <Icon of={menuIcon} aria-hidden="true" />
          <Icon of={closeIcon} aria-hidden="true" />
        </button>
        <nav id="menu" popover="auto" aria-label="Main" className={styles.menu}>
          <ul className={styles.items}>
            {ITEMS.map(({ label, href, paths }) => (
              <li key={href}>
                <Link href={href} aria-current={paths.includes(currentPath) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ProfileMenu />
        </nav>
      </div>
    </header>
  )
}

/**
 * The path that decides which item is current. Hosting serves one 404.html at all unknown paths, so this HTML marks no
 * item before hydration.
 */
function useCurrentPath(path: string): string {
  const hydrated = useHydrated()
  return hydrated || matchOf(path).id !== 'not-found' ? path : ''
}
