import { agency } from 'content/agency.ts'
import type { ReactNode } from 'react'

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
