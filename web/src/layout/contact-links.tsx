import type { ReactNode } from 'react'
import { site } from '../content/site.ts'

/** A mailto link to the agency. */
export function MailLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`mailto:${site.email}`}>
      {icon}
      {site.email}
    </a>
  )
}

/** A phone link to the agency; the number reads from left to right in both directions. */
export function PhoneLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`tel:${site.phone.number}`}>
      {icon}
      <span data-ltr="">{site.phone.shown}</span>
    </a>
  )
}
