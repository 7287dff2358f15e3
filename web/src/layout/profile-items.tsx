import { Link } from 'wouter'
import styles from './profile-items.module.css'

// Logout only navigates (spec 2.2).
const ITEMS = [
  { label: 'Profile', href: '/user-profile' },
  { label: 'Helpcenter', href: '/helpcenter' },
  { label: 'Settings', href: '/user-setting' },
  { label: 'Logout', href: '/login' },
]

/** The links of the profile menu. */
export function ProfileItems({ id }: { id: string }) {
  return (
    <ul id={id} popover="auto" className={styles.items}>
      {ITEMS.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
