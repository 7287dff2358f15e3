import { useCallback, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useDismiss } from '../browser/use-dismiss.ts'
import { useHydrated } from '../browser/use-hydrated.ts'
import { useScrolledPast } from '../browser/use-scrolled-past.ts'
import { CloseIcon, MenuIcon } from '../components/icons.ts'
import { matchOf } from '../routes.ts'
import { FloatingControls } from './floating-controls.tsx'
import { Logo } from './logo.tsx'
import styles from './navigation-bar.module.css'
import { ProfileMenu } from './profile-menu.tsx'

// Spec 2.2: Home is the current item on these paths too, which are not pages of the site.
const HOME_PATHS = ['/', '/index-two', '/index-three', '/index-four', '/index-five', '/index-item']

const ITEMS = [
  { label: 'Home', href: '/', paths: HOME_PATHS },
  { label: 'Contact Us', href: '/contact', paths: ['/contact'] },
]

export function NavigationBar() {
  const [path] = useLocation()
  const stuck = useScrolledPast(50)
  return (
    <header className={styles.bar} data-stuck={stuck || undefined} data-print="hide">
      <div className={styles.inner}>
        <Logo />
        <FloatingControls />
        {/* The key remounts the menus, so that they are closed on every new page. */}
        <Menu key={path} path={path} />
      </div>
    </header>
  )
}

function Menu({ path }: { path: string }) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  const marked = useMarkedPath(path)
  const dismiss = useCallback((why: 'escape' | 'outside') => {
    // The first Escape closes the profile menu inside.
    if (why === 'outside' || menu.current?.querySelector('[aria-expanded=true]')) return
    setOpen(false)
    toggle.current?.focus()
  }, [])
  useDismiss(menu, open, dismiss)
  const ToggleIcon = open ? CloseIcon : MenuIcon
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="menu"
        aria-label="Menu"
        onClick={() => setOpen(!open)}
      >
        <ToggleIcon aria-hidden="true" />
      </button>
      <nav
        ref={menu}
        id="menu"
        aria-label="Main"
        className={styles.menu}
        data-open={open || undefined}
      >
        <ul className={styles.items}>
          {ITEMS.map(({ label, href, paths }) => (
            <li key={href}>
              <Link href={href} aria-current={paths.includes(marked) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ProfileMenu />
      </nav>
    </>
  )
}

/**
 * Hosting serves the HTML of the not-found page at every unknown address, so an `aria-current` that
 * depends on the address is set only after hydration.
 */
function useMarkedPath(path: string): string {
  const hydrated = useHydrated()
  return hydrated || matchOf(path).id !== 'not-found' ? path : ''
}
