import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { config, configuredAccount, configuredAddresses } from './config.ts'

afterEach(() => vi.unstubAllEnvs())

it('the demo project’s file has a line for each parameter but the password, and no other', () => {
  const file = new URL('../.env.demo-seventh-pass', import.meta.url)
  const lines = [...readFileSync(file, 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const names = Object.values(config).map(({ name }) => name)
  expect([...lines, 'SMTP_PASSWORD'].sort()).toEqual(names.sort())
})

// The default replaces a number that would stop the mails or erase every lead.
it.each([
  ['KEEP_LEADS_MONTHS', '', 24, config.keepLeadsMonths],
  ['KEEP_LEADS_MONTHS', '0', 24, config.keepLeadsMonths],
  ['KEEP_LEADS_MONTHS', '-1', 24, config.keepLeadsMonths],
  ['KEEP_LEADS_MONTHS', 'two years', 24, config.keepLeadsMonths],
  ['MAILS_PER_DAY', 'many', 300, config.perDay],
  ['SMTP_PORT', '', 465, config.port],
  ['MAILS_PER_HOUR', '1', 1, config.perHour],
])('%s=%s is read as %i', (name, value, read, parameter) => {
  vi.stubEnv(name, value)
  expect(parameter.value()).toBe(read)
})

it.each([
  ['a@agency.example,b@agency.example'],
  ['a@agency.example; b@agency.example;'],
  ['"Singh, Ravi" <a@agency.example>, Asha <b@agency.example>'],
  ['a@agency.example b@agency.example'],
  ['a@agency.example, b@agency.example, a@agency.example'],
  ['a@agency.example, b@agency.example, c@[192.0.2.1]'],
])('MAIL_TO=%s has two recipients', (list) => {
  stubAddresses(list)
  expect(configuredAddresses().to).toEqual(['a@agency.example', 'b@agency.example'])
})

it('the hosts of recipients are spelled as nodemailer spells them', () => {
  stubAddresses('Asha@Agency.Example, b@bücher.example')
  expect(configuredAddresses().to).toEqual(['Asha@agency.example', 'b@xn--bcher-kva.example'])
})

it('the name is removed from the sender, and the slash at the end from the site', () => {
  stubAddresses('a@agency.example')
  expect(configuredAddresses()).toMatchObject({
    from: 'website@agency.example',
    site: 'https://agency.example',
  })
})

it.each(['secret', 'secret\n', 'secret\r\n'])(
  'the password %j is used without the line break at its end',
  (password) => {
    stub({ SMTP_HOST: 'smtp.agency.example', SMTP_USER: 'website', SMTP_PASSWORD: password })
    expect(configuredAccount().password).toBe('secret')
  },
)

function stubAddresses(list: string) {
  stub({
    MAIL_TO: list,
    MAIL_FROM: 'Website <website@agency.example>',
    SITE_URL: 'https://agency.example/',
  })
}

function stub(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
}
