import { afterEach, expect, it, vi } from 'vitest'
import { config, configuredAccount, configuredAddresses } from './config.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['', '0', '-1', 'two years'])(
  'KEEP_LEADS_MONTHS=%s erases no lead before its time',
  (value) => {
    vi.stubEnv('KEEP_LEADS_MONTHS', value)
    expect(config.keepLeadsMonths.value()).toBe(24)
  },
)

it.each(['', '0', 'many'])('MAILS_PER_DAY=%s keeps no mail back', (value) => {
  vi.stubEnv('MAILS_PER_DAY', value)
  expect(config.perDay.value()).toBe(300)
})

it('an empty SMTP_PORT is the port with TLS', () => {
  vi.stubEnv('SMTP_PORT', '')
  expect(config.port.value()).toBe(465)
})

it('a number is used as it is', () => {
  vi.stubEnv('MAILS_PER_HOUR', '1')
  expect(config.perHour.value()).toBe(1)
})

it.each([
  ['a@agency.example,b@agency.example'],
  ['a@agency.example; b@agency.example;'],
  ['"Singh, Ravi" <a@agency.example>, Asha <b@agency.example>'],
  ['a@agency.example b@agency.example'],
  ['a@agency.example, b@agency.example, a@agency.example'],
])('MAIL_TO=%s has two recipients', (list) => {
  stubAddresses(list)
  expect(configuredAddresses().to).toEqual(['a@agency.example', 'b@agency.example'])
})

it('a sender with a name is used without the name, and the site without the slash at its end', () => {
  stubAddresses('a@agency.example')
  expect(configuredAddresses()).toMatchObject({
    from: 'website@agency.example',
    site: 'https://agency.example',
  })
})

it.each(['secret', 'secret\n', 'secret\r\n'])(
  'a password is used without the line break at its end',
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
