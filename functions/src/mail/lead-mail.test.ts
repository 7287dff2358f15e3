import { samples } from 'submissions/boundaries'
import { describe, expect, it } from 'vitest'
import type { Lead } from '../lead/lead.ts'
import { leadKinds } from './lead-links.ts'
import { leadMails } from './lead-mail.ts'

const addresses = {
  to: ['leads@agency.example'],
  from: 'website@agency.example',
  site: 'https://agency.example',
}
const context = { othersLate: 0, answerToken: 'token' }

describe('the mail of a quote request', () => {
  const mail = mailOf(quote({ phoneNumber: '098123 45678' }))

  it.each([
    ...['Asha', 'Rawat', 'asha@example.in', '098123 45678', 'Ladakh', '21 Nov 2026, 11:35'],
    `https://agency.example/answer/query/${'A'.repeat(20)}/token`,
    'A reply to this mail goes to the visitor: delete the link',
  ])('shows %s in both parts', (text) => {
    expect(mail.text).toContain(text)
    expect(mail.html).toContain(text)
  })

  it('calls ten digits as an Indian number, but sends a stranger no WhatsApp message', () => {
    const { text, html } = mailOf(quote({ phoneNumber: '98123 45678 / 098765 43210' }))
    for (const part of [text, html]) {
      expect(part).toContain('tel:+919812345678')
      expect(part).toContain('tel:+919876543210')
      expect(part).toContain('https://wa.me/919876543210')
      expect(part).not.toContain('https://wa.me/919812345678')
    }
    expect(html).toContain('Call +91 98123 45678')
  })

  it.each(['evenings', '0184 225 0000'])('has no link for the phone number %s', (phoneNumber) => {
    const { text, html } = mailOf(quote({ phoneNumber }))
    expect(text).toContain(phoneNumber)
    expect(text + html).not.toMatch(/tel:|wa\.me/)
  })
})

it('the mail of a message names sender and subject, and quotes every line of the comment', () => {
  const comment = 'First line\nEmail: forged@example.in'
  const mail = mailOf(message({ comment }))
  expect(mail.subject).toBe(`${leadKinds.contact}: Kabir Sethi, Two bikes in June`)
  expect(mail.text).toContain('> First line\n> Email: forged@example.in')
  expect(mail.html).toContain('First line<br>Email: forged@example.in')
})

it('two addresses in the e-mail field are not used as an address', () => {
  const mail = mailOf(quote({ email: 'a@example.in,b@example.in' }))
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).not.toContain('reply to this mail')
  expect(mail.html).not.toContain('mailto:')
})

it.each(['\u3164', '\u200B\u2060', '\u00AD', '\u2800 \u2800', '\u{E0041}'])(
  'a name that shows nothing, %j, is no name',
  (name) => {
    const { subject, html = '' } = mailOf(message({ name, subject: 'Two bikes' }))
    expect(subject).toBe(`${leadKinds.contact}: Two bikes`)
    expect(decodeURIComponent(/mailto:[^"]*/.exec(html)?.[0] ?? '')).toContain('body=Namaste,')
  },
)

it('a long subject is cut between characters', () => {
  const { subject } = mailOf(message({ subject: `a${'🏔'.repeat(99)}` }))
  expect(subject).toMatch(/🏔…$/u)
  expect(subject).not.toMatch(/\p{Surrogate}/u)
})

it('a document with values of a wrong type is mailed too', () => {
  const odd = { ...quote(), values: { firstName: 7, email: null } }
  expect(mailOf(odd).text).toContain('New quote request')
})

describe('the links of a mail', () => {
  it('include a prepared e-mail and a prepared WhatsApp text to the visitor', () => {
    const { html = '' } = mailOf(quote({ phoneNumber: '+91 98123 45678' }))
    const [href = ''] = /mailto:[^"]*/.exec(html) ?? []
    const [to, query] = href.replaceAll('&amp;', '&').split('?')
    const filled = new URLSearchParams(query)
    expect(to).toBe('mailto:asha@example.in')
    expect(filled.get('subject')).toMatch(/Ladakh$/)
    expect(filled.get('body')).toMatch(/^Namaste Asha,\r\n/)
    expect(html).toContain('https://wa.me/919812345678?text=Namaste%20Asha')
  })

  it('are at most 1,800 characters long with the longest values', () => {
    const email = `${'a'.repeat(249)}@b.in`
    const long = 'न'.repeat(100)
    const { html = '' } = mailOf(message({ name: long, email, subject: long }))
    const hrefs = [...html.matchAll(/(?:mailto:|https:\/\/wa\.me)[^"]*/g)]
    expect(hrefs.length).toBeGreaterThan(0)
    for (const [href] of hrefs) {
      expect(href.replaceAll('&amp;', '&').length).toBeLessThanOrEqual(1800)
      expect(() => decodeURIComponent(href)).not.toThrow()
    }
  })
})

it('the wordless version contains none of the visitor’s words', () => {
  const typed = quote()
  const { subject, text, html, replyTo } = leadMails(typed, context, addresses).wordless
  for (const word of Object.values(typed.values)) expect(subject + text).not.toContain(word)
  expect(text).toContain(`npm run leads -- export query/${'A'.repeat(20)}`)
  expect([html, replyTo]).toEqual([undefined, undefined])
})

it('the headers ask mail programs for no automatic reply', () => {
  expect(mailOf(quote()).headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  })
})

function mailOf(lead: Lead) {
  return leadMails(lead, context, addresses).full
}

function quote(values = {}): Lead {
  return lead('query', { ...samples.query, ...values })
}

function message(values = {}): Lead {
  return lead('contact', { ...samples.contact, ...values })
}

function lead(form: Lead['form'], values: Lead['values']): Lead {
  return { form, id: 'A'.repeat(20), values, sentAt: new Date('2026-11-21T06:05:00Z') }
}
