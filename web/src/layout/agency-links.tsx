import { agency } from 'content/compiled/agency.ts'
import type { ReactNode } from 'react'
import { FACEBOOK, Glyph, INSTAGRAM } from '../components/icons/brand-icons.tsx'

export function MailLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`mailto:${agency.email}`}>
      {icon}
      {agency.email}
    </a>
  )
}

export function PhoneLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`tel:${agency.phone.number}`}>
      {icon}
      <span data-ltr="">{agency.phone.shown}</span>
    </a>
  )
}

const PROFILES = [
  { name: 'Facebook', href: agency.social.facebook, logo: FACEBOOK },
  { name: 'Instagram', href: agency.social.instagram, logo: INSTAGRAM },
]

/** List items with links to the agency's profiles. The links open in a new tab. */
export function SocialLinks({ className }: { className?: string }) {
  return PROFILES.map(({ name, href, logo }) => (
    <li key={name}>
      <a href={href} target="_blank" rel="noreferrer" aria-label={name} className={className}>
        <Glyph d={logo} />
      </a>
    </li>
  ))
}
