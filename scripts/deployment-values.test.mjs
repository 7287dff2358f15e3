import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import {
  functionParameters,
  placeholdersIn,
  placeholdersOf,
  sampleFiles,
} from './deployment-values.mjs'

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

it('the placeholders of a real project are listed, those of a demo project are not', () => {
  const [site, env] = [{ baseUrl: 'https://a.example' }, { MAIL_TO: 'leads@a.example' }]
  expect(placeholdersOf('agency', site, env)).toEqual([
    'baseUrl in brand/agency.yaml',
    'MAIL_TO in functions/.env.agency',
  ])
  expect(placeholdersOf('agency', { baseUrl: 'https://a.in' }, {})).toEqual([])
  expect(placeholdersOf('demo-agency', site, env)).toEqual([])
})

it('a file of content with a sample is listed, but not one that only speaks of samples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'team.yaml'), "- name: Asha\n  possition: 'Sample: Manager'\n")
  writeFileSync(join(folder, 'testimonials.yaml'), '- desc: >-\n    Sample review: Good.\n')
  writeFileSync(join(folder, 'faqs.yaml'), '# Sample: none\n- title: Is there a sample?\n')
  expect(sampleFiles(folder)).toEqual(['content/team.yaml', 'content/testimonials.yaml'])
})

it('the demo project’s .env file has exactly the values that the functions read', async () => {
  const file = new URL('../functions/.env.demo-seventh-pass', import.meta.url)
  const names = [...readFileSync(file, 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const parameters = await functionParameters()
  expect([...parameters].sort()).toEqual(names.sort())
  expect(parameters).toContain('MAILS_PER_TEN_MINUTES')
})
