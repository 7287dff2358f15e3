import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { placeholdersIn, sampleFiles } from './placeholders.mjs'
import { readiness } from './readiness.mjs'

const site = {
  baseUrl: 'https://agency.in',
  metricsUrl: null,
  phone: { number: '+911842251234' },
  whatsapp: '918800000000',
}
const env = {
  MAIL_TO: 'a@agency.in',
  MAIL_FROM: 'Trips <w@agency.in>',
  SITE_URL: 'https://agency.in',
}
const firebaseJson = '{ "firestore": { "location": "asia-south1" } }'
const values = { project: 'agency', site, samples: [], env, firebaseJson }

it('for a complete project, only the checks by hand are left', () => {
  const { missing, byHand } = readiness(values)
  expect(missing).toEqual([])
  for (const word of ['Blaze', 'asia-south1', 'web app', 'answer', 'App Check', 'backups', 'SPF']) {
    expect(byHand.join()).toContain(word)
  }
  expect(byHand).toContainEqual(expect.stringMatching(/^agency\.in has the SPF/))
  expect(byHand[0]).toContain('secrets:set SMTP_PASSWORD --project agency')
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
  ['no values of the functions', { env: null }, 'the file functions/.env.agency'],
  [
    'a placeholder in functions/.env.agency',
    { env: { ...env, MAIL_TO: 'leads@agency.example' } },
    'own MAIL_TO in functions/.env.agency',
  ],
  ['a mistyped MAIL_TO', { env: { ...env, MAIL_TO: 'a@b.in, a@b,in' } }, 'an e-mail address in'],
  ['SITE_URL is not baseUrl', { env: { ...env, SITE_URL: 'https://agency.in/' } }, 'one address'],
  [
    'a metricsUrl to which pages may not connect',
    { site: { ...site, metricsUrl: 'https://metrics.in/x' } },
    'https://metrics.in in connect-src',
  ],
])('%s: a line says what to do', (_, changed, text) => {
  const { missing } = readiness({ ...values, ...changed })
  expect(missing).toContainEqual(expect.stringContaining(text))
})

it('without a number for WhatsApp a line says that the site has no link', () => {
  const { byHand } = readiness({ ...values, site: { ...site, whatsapp: null } })
  expect(byHand.join()).toContain('no link to WhatsApp')
  expect(readiness(values).byHand.join()).not.toContain('WhatsApp')
})

it('a value with .example as a whole word is a placeholder, in nested objects too', () => {
  expect(
    placeholdersIn({
      baseUrl: 'https://seventh-pass.example',
      email: 'hello@seventh-pass.in',
      metricsUrl: null,
      social: { facebook: 'https://www.facebook.com/seventhpass.example', instagram: '' },
      MAIL_TO: 'asha@agency.in,leads@agency.example',
      tagline: 'An example of a journey',
      blog: 'https://www.examples.in',
    }),
  ).toEqual(['baseUrl', 'social.facebook', 'MAIL_TO'])
})

it('a file of content with a sample is listed, but not one that only speaks of samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'team.yaml'), "- name: Asha\n  possition: 'Sample: Manager'\n")
  writeFileSync(join(folder, 'testimonials.yaml'), '- desc: >-\n    Sample review: Good.\n')
  writeFileSync(join(folder, 'faqs.yaml'), '# Sample: none\n- title: Is there a sample?\n')
  expect(sampleFiles(folder)).toEqual(['content/team.yaml', 'content/testimonials.yaml'])
})

it('site and functions are checked before they are built, for a deployment', () => {
  const config = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'))
  for (const { predeploy } of [config.hosting, ...config.functions]) {
    expect(predeploy[0]).toBe('node scripts/ready.mjs')
  }
})
