import { samples } from 'submissions/boundaries'
import { describe, expect, it } from 'vitest'
import { composeMail } from './compose.ts'
import type { Lead } from './lead.ts'

const envelope = { to: 'leads@agency.example', from: 'website@agency.example' }

describe('a quote request', () => {
  const mail = composeMail(quote(), envelope)

  it('says who and where in its subject', () => {
    expect(mail.subject).toBe('Quote request: Asha Rawat, Ladakh')
  })

  it('is answered to the visitor and sent by the agency to itself', () => {
    expect(mail.replyTo).toEqual({ name: 'Asha Rawat', address: 'asha@example.in' })
    expect(mail.from.address).toBe(envelope.from)
    expect(mail.to).toBe(envelope.to)
  })

  it.each(['Asha', 'Rawat', 'asha@example.in', '98123 45678', 'Ladakh', '21 Nov 2026, 11:35'])(
    'shows %s in both parts',
    (text) => {
      expect(mail.text).toContain(text)
      expect(mail.html).toContain(text)
    },
  )

  it('can be called and messaged at one touch', () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('tel:+919812345678')
      expect(part).toContain('https://wa.me/919812345678')
    }
  })

  it('has no link for a number that is none', () => {
    const { text, html } = composeMail(quote({ phoneNumber: 'evenings' }), envelope)
    expect(text).toContain('evenings')
    expect(text + html).not.toMatch(/tel:|wa\.me/)
  })

  it('has the same Message-ID every time', () => {
    expect(mail.messageId).toBe('<query.AAAAAAAAAAAAAAAAAAAA@agency.example>')
  })
})

it('a contact message says its sender and subject, and quotes every line of the comment', () => {
  const comment = 'First line\nEmail  forged@example.in'
  const mail = composeMail(message({ comment }), envelope)
  expect(mail.subject).toBe('Message: Kabir Sethi, Two bikes in June')
  expect(mail.text).toContain('> First line\n> Email  forged@example.in')
})

describe('hostile text', () => {
  it('is never markup', () => {
    const { html } = composeMail(quote({ firstName: `<img src=x onerror="a('b')">&` }), envelope)
    expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;')
    expect(html).not.toContain('<img')
  })

  it('is never a header', () => {
    const { subject, replyTo } = composeMail(
      quote({ lastName: 'R\r\nBcc: x@example.in' }),
      envelope,
    )
    expect(subject).toBe('Quote request: Asha R Bcc: x@example.in, Ladakh')
    expect(replyTo?.name).toBe('Asha R Bcc: x@example.in')
  })

  it('is never an address', () => {
    const mail = composeMail(quote({ email: 'a@example.in,b@example.in' }), envelope)
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).not.toContain('Reply to this mail')
  })

  it('is not decoded by a mail reader', () => {
    const { replyTo } = composeMail(message({ name: '=?utf-8?B?RXZpbA0KQmNjOiB4?=' }), envelope)
    expect(replyTo?.name).not.toMatch(/=\?/)
  })

  it('is cut between characters', () => {
    const { subject } = composeMail(message({ subject: `a${'🏔'.repeat(99)}` }), envelope)
    expect(subject).toMatch(/🏔…$/u)
    expect(subject).not.toMatch(/\p{Surrogate}/u)
  })

  it('cannot turn its line around', () => {
    const { subject, html } = composeMail(quote({ firstName: 'As\u202Eha\u2066' }), envelope)
    expect(subject + html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })
})

it('a document with odd values is mailed all the same', () => {
  const odd = { ...quote(), values: { firstName: 7, email: null } }
  expect(composeMail(odd, envelope).text).toContain('New quote request')
})

function quote(values = {}): Lead {
  return lead('query', { ...samples.query, ...values })
}

function message(values = {}): Lead {
  return lead('contact', { ...samples.contact, ...values })
}

function lead(form: Lead['form'], values: Lead['values']): Lead {
  return { form, id: 'A'.repeat(20), values, sentAt: new Date('2026-11-21T06:05:00Z') }
}
