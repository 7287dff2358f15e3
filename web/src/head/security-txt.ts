import { agency } from '../content/agency.ts'

/**
 * The day after which nobody should trust /.well-known/security.txt any more, less than a year ahead (RFC 9116,
 * 2.5.5). A test fails in the last 30 days: see whether SECURITY.md still holds, then write a later day here.
 */
export const SECURITY_TXT_EXPIRES = '2027-10-22'

/** /.well-known/security.txt: whom to tell about a weakness (RFC 9116). */
export function securityTxt(): string {
  return `Contact: mailto:${agency.email}
Expires: ${SECURITY_TXT_EXPIRES}T00:00:00Z
Preferred-Languages: en
Canonical: ${agency.baseUrl}/.well-known/security.txt
`
}
