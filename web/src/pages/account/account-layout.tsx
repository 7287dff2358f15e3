import { user } from 'content/account-samples.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import {
  cardIcon,
  Icon,
  invoiceIcon,
  notificationIcon,
  profileIcon,
  type Shapes,
  settingsIcon,
  signOutIcon,
  socialIcon,
} from '../../components/icons/icons.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { SideColumns } from '../../components/side-columns/side-columns.tsx'
import type { RouteId } from '../../routes.ts'
import styles from './account.module.css'

// biome-ignore format: a table
const LINKS = [
  { id: 'user-profile',      label: 'Profile',        icon: profileIcon },
  { id: 'user-payment',      label: 'Payment',        icon: cardIcon },
  { id: 'user-invoice',      label: 'Invoice',        icon: invoiceIcon },
  { id: 'user-social',       label: 'Social Profile', icon: socialIcon },
  { id: 'user-notification', label: 'Notifications',  icon: notificationIcon },
  { id: 'user-setting',      label: 'Settings',       icon: settingsIcon },
  { id: 'lock-screen',       label: 'Sign Out',       icon: signOutIcon },
] as const satisfies readonly { id: RouteId; label: string; icon: Shapes }[]

/** The frame of an account page: the sample traveller, the heading, and the links of spec 2.7. */
export function AccountLayout({ routeId, children }: { routeId: RouteId; children: ReactNode }) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <>
      <header className="sky">
        <div className={`column ${styles.inner}`}>
          <div className={`frame ${styles.portrait}`}>
            <Picture name={user.picture} eager sizes="8rem" />
          </div>
          <div>
            <p className={styles.name}>{name}, a sample traveller</p>
            <h1>{LINKS.find(({ id }) => id === routeId)?.label}</h1>
          </div>
        </div>
      </header>
      <SideColumns
        label="Account"
        links={LINKS.map(({ id, label, icon }) => (
          <li key={id}>
            <Link href={`/${id}`} aria-current={id === routeId ? 'page' : undefined}>
              <Icon of={icon} size={20} />
              {label}
            </Link>
          </li>
        ))}
      >
        <div className={`parts ${styles.content}`}>{children}</div>
      </SideColumns>
    </>
  )
}
