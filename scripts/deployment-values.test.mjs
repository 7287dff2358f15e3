import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { functionParameters, placeholdersIn, placeholdersOf } from './deployment-values.mjs'

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

it('the demo project’s .env file has exactly the values that the functions read', async () => {
  const file = new URL('../functions/.env.demo-seventh-pass', import.meta.url)
  const names = [...readFileSync(file, 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const parameters = await functionParameters()
  expect([...parameters].sort()).toEqual(names.sort())
  expect(parameters).toContain('MAILS_PER_TEN_MINUTES')
})
