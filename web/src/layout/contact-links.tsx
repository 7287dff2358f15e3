import type { ReactNode } from 'react'
import { site } from '../site.ts'

/** The agency's address for mail, as a link. */
export function MailLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`mailto:${site.email}`}>
      {icon}
      {site.email}
    </a>
  )
}

/** The agency's number, as a link; a number reads from left to right. */
export function PhoneLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`tel:${site.phone.number}`}>
      {icon}
      <span data-ltr="">{site.phone.shown}</span>
    </a>
  )
}
