import type { ReactNode } from 'react'
import { agency } from '../content/agency.ts'

/** A mailto link to the agency. */
export function MailLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`mailto:${agency.email}`}>
      {icon}
      {agency.email}
    </a>
  )
}

/** A phone link to the agency; the number reads from left to right in both directions. */
export function PhoneLink({ icon }: { icon?: ReactNode }) {
  return (
    <a href={`tel:${agency.phone.number}`}>
      {icon}
      <span data-ltr="">{agency.phone.shown}</span>
    </a>
  )
}
