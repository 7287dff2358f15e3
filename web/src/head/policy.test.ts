import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { appCheckSiteKey, site } from '../site.ts'
import { policy } from './policy.ts'

// As prerender.mjs writes it into the pages: without its comments.
const page = read('../../index.html').replace(/^ *\/\/.*\n/gm, '')
const startScript = hashOf(/<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '')
// The build holds these to the styles in the pages, and says what to write.
const styles = /style-src [^;]*/.exec(deployed())?.[0].match(/sha256-[^']+/g) ?? []
const bare = { startScript, styles, appCheck: false, metricsUrl: null }
const off = policy(bare)

it('firebase.json has the policy that site.ts asks for; when it has not, paste the expected value', () => {
  const { metricsUrl } = site
  expect(deployed()).toBe(policy({ ...bare, appCheck: appCheckSiteKey !== null, metricsUrl }))
})

it('App Check adds the hosts of its own and of reCAPTCHA, and nothing else', () => {
  const [before, after] = [directives(off), directives(policy({ ...bare, appCheck: true }))]
  expect(after.filter((directive) => !before.includes(directive))).toEqual([
    `script-src 'self' '${startScript}' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    "connect-src 'self' https://firestore.googleapis.com https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
    'frame-src https://www.google.com https://maps.google.com https://recaptcha.google.com/recaptcha/',
  ])
  expect(after).toHaveLength(before.length)
})

it('a target for page speeds adds its origin, and the site’s own adds nothing', () => {
  const reached = (metricsUrl: string) =>
    directives(policy({ ...bare, metricsUrl })).filter((each) => !directives(off).includes(each))
  expect(reached('https://metrics.example/in?key=1')).toEqual([
    "connect-src 'self' https://firestore.googleapis.com https://metrics.example",
  ])
  expect(reached('/in')).toEqual([])
})

function directives(value: string): string[] {
  return value.split('; ')
}

function deployed(): string {
  const [everywhere] = JSON.parse(read('../../../firebase.json')).hosting.headers
  return everywhere.headers.find(({ key }: { key: string }) => key === 'Content-Security-Policy')
    .value
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
