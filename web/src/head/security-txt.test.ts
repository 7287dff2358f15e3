import { expect, it } from 'vitest'
import { agency } from '../content/agency.ts'
import { DAY_MS } from '../content/dates.ts'
import { SECURITY_TXT_EXPIRES, securityTxt } from './security-txt.ts'

it('security.txt names the agency’s address, its own address and its last day', () => {
  expect(securityTxt().trimEnd().split('\n')).toEqual([
    `Contact: mailto:${agency.email}`,
    `Expires: ${SECURITY_TXT_EXPIRES}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${agency.baseUrl}/.well-known/security.txt`,
  ])
})

it('security.txt is valid for 30 more days at least, and for less than a year', () => {
  const left = (Date.parse(SECURITY_TXT_EXPIRES) - Date.now()) / DAY_MS
  const remedy = 'write a later SECURITY_TXT_EXPIRES into web/src/head/security-txt.ts'
  expect(left, remedy).toBeGreaterThan(30)
  expect(left, remedy).toBeLessThan(365)
})
