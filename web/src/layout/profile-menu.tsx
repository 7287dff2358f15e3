import { PROFILE_MENU } from 'content/control-labels.ts'
import { Link } from 'wouter'
import { Icon, openIcon, profileIcon } from '../components/icons/icons.ts'
import styles from './profile-menu.module.css'

const ID = 'profile-menu'

// Logout only navigates (spec 2.2).
const ITEMS = [
  { label: 'Profile', href: '/user-profile' },
  { label: 'Helpcenter', href: '/helpcenter' },
  { label: 'Settings', href: '/user-setting' },
  { label: 'Logout', href: '/login' },
]

/** A popover: its button works before the page's code runs. */
export function ProfileMenu() {
  return (
    <>
      <button type="button" className={styles.button} aria-label={PROFILE_MENU} popoverTarget={ID}>
        <Icon of={profileIcon} size={20} aria-hidden="true" />
        <Icon of={openIcon} size={16} aria-hidden="true" />
      </button>
      <ul id={ID} popover="auto" className={styles.items}>
        {ITEMS.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
