import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readiness } from './readiness.mjs'

const site = {
  baseUrl: 'https://agency.in',
  metricsUrl: null,
  phone: { number: '+911842251234' },
  whatsapp: '918800000000',
}
const env = { MAIL_TO: 'a@agency.in', MAIL_FROM: 'w@agency.in', SITE_URL: 'https://agency.in' }
const values = {
  project: 'agency',
  site,
  samples: [],
  env,
  parameters: Object.keys(env),
  firebaseJson: "connect-src 'self'",
  passwordIsStored: true,
}

it('for a complete project, only the checks by hand are left', () => {
  const { missing, byHand } = readiness(values)
  expect(missing).toEqual([])
  for (const word of ['Blaze', 'asia-south1', 'web app', 'answer', 'App Check', 'backups', 'SPF']) {
    expect(byHand.join()).toContain(word)
  }
})

it.each([
  ['the demo project', { project: 'demo-agency' }, 'demo-agency is for the emulators'],
  [
    'a placeholder in agency.yaml',
    {
      site: { ...site, baseUrl: 'https://agency.example' },
      env: { ...env, SITE_URL: 'https://agency.example' },
    },
    'own baseUrl in brand/agency.yaml',
  ],
  ['the placeholder phone', { site: { ...site, phone: { number: '+911840000000' } } }, 'own phone'],
  [
    'invented people',
    { samples: ['content/team.yaml'] },
    'real people and answers in place of the samples in content/team.yaml',
  ],
  [
    'a limit that is not set',
    { parameters: [...values.parameters, 'MAILS_PER_DAY'] },
    'MAILS_PER_DAY in functions/.env.agency',
  ],
  [
    'a placeholder in functions/.env.agency',
    { env: { ...env, MAIL_TO: 'leads@agency.example' } },
    'own MAIL_TO in functions/.env.agency',
  ],
  ['SITE_URL is not baseUrl', { env: { ...env, SITE_URL: 'https://agency.in/' } }, 'one address'],
  [
    'a metricsUrl to which pages may not connect',
    { site: { ...site, metricsUrl: 'https://metrics.in/x' } },
    'https://metrics.in after connect-src',
  ],
])('%s: a line says what to do', (_, changed, text) => {
  const { missing } = readiness({ ...values, ...changed })
  expect(missing).toContainEqual(expect.stringContaining(text))
})

it('without functions/.env.agency, every value that the functions read is missing', () => {
  const { missing } = readiness({ ...values, env: null })
  expect(missing[0]).toContain('MAIL_TO, MAIL_FROM, SITE_URL in functions/.env.agency')
})

it('a password that the CLI does not find must be checked by hand', () => {
  const { byHand } = readiness({ ...values, passwordIsStored: false })
  expect(byHand.join()).toContain('secrets:set SMTP_PASSWORD --project agency')
})

it('without a number for WhatsApp a line says that the site has no link', () => {
  const { byHand } = readiness({ ...values, site: { ...site, whatsapp: null } })
  expect(byHand.join()).toContain('no link to WhatsApp')
  expect(readiness(values).byHand.join()).not.toContain('WhatsApp')
})

it('site and functions are checked for placeholders before they are built', () => {
  const config = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'))
  for (const { predeploy } of [config.hosting, ...config.functions]) {
    expect(predeploy[0]).toBe('node scripts/predeploy.mjs')
  }
})
