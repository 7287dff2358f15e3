import { expect, it } from 'vitest'
import { appCheckSiteKey } from '../site.ts'
import { policy, sitePolicy } from './policy.ts'

const inline = { scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGVz', 'sha256-Zm9udHM='] }
const switches = { appCheck: false, metricsUrl: null }
const plain = directives(policy(inline, switches))

it('the scripts and styles of the pages are allowed by their hashes', () => {
  expect(plain).toContain("script-src 'self' 'sha256-c2NyaXB0'")
  expect(plain).toContain("style-src 'self' 'sha256-c3R5bGVz' 'sha256-Zm9udHM='")
})

it('App Check adds its own hosts and those of reCAPTCHA, and nothing else', () => {
  const withAppCheck = directives(policy(inline, { ...switches, appCheck: true }))
  expect(withAppCheck.filter((directive) => !plain.includes(directive))).toEqual([
    "script-src 'self' 'sha256-c2NyaXB0' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "connect-src 'self' https://firestore.googleapis.com https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
    'frame-src https://www.google.com https://maps.google.com https://recaptcha.google.com/recaptcha/',
  ])
  expect(withAppCheck).toHaveLength(plain.length)
})

it('the site’s own policy allows App Check’s hosts only with a key', () => {
  expect(sitePolicy(inline).includes('recaptcha')).toBe(appCheckSiteKey !== null)
})

it('a target for page speeds adds its origin, and an address of the site itself adds nothing', () => {
  const added = (metricsUrl: string) =>
    directives(policy(inline, { ...switches, metricsUrl })).filter((each) => !plain.includes(each))
  expect(added('https://metrics.example/in?key=1')).toEqual([
    "connect-src 'self' https://firestore.googleapis.com https://metrics.example",
  ])
  expect(added('/in')).toEqual([])
})

function directives(value: string): string[] {
  return value.split('; ')
}
