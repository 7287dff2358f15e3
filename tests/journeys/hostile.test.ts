// Sixty hostile texts in every field. Mails of leads go through nodemailer and SMTP, and are
// compared with the mail of a harmless lead. Digests are only made, not sent.

import fc from 'fast-check'
import { type Lead, pathOf } from 'functions/lead/lead.ts'
import { digestMails } from 'functions/mail/digest-mail.ts'
import { leadMails } from 'functions/mail/lead-mail.ts'
import { decodeWords } from 'postal-mime'
import { type FormName, fieldsOf, formNames } from 'submissions'
import { samples } from 'submissions/boundaries'
import { describe, expect, it } from 'vitest'
import { agencyWithServer } from '../suite/agency.ts'

const { dependencies, server } = await agencyWithServer('demo-hostile')
const { addresses, mailer } = dependencies()
const CONTEXT = { othersLate: 0, answerToken: 'token' }

describe.each(formNames)('%s', (form) => {
  it.each(fieldsOf(form).map(([name]) => name))(
    '%s is never read as anything but text',
    async (field) => {
      const harmless = await mailed(form, {})
      for (const text of hostileTexts()) {
        const mail = await mailed(form, { [field]: text })
        expect(mail.recipients, text).toEqual(addresses.to)
        expect(mail.names, text).toEqual(harmless.names)
        expect(mail.fixed, text).toEqual(harmless.fixed)
        expect(mail.tags, text).toEqual(harmless.tags)
        for (const href of mail.links) expect(isOurs(href), `${text}: ${href}`).toBe(true)
        expect(mail.unencoded, text).not.toMatch(CONTROLS)
        for (const header of mail.decoded) expect(header, text).not.toMatch(IN_NO_HEADER)
      }
    },
  )

  it('a digest has no HTML part, and what was typed stays in one line', () => {
    for (const text of hostileTexts()) {
      const values = Object.fromEntries(fieldsOf(form).map(([name]) => [name, text]))
      const one = lead(form, values)
      const listed = [{ ...one, answerToken: 'token' }]
      const { full: mail } = digestMails({ form: 'digest', id: 'x' }, listed, addresses)
      expect(mail.html).toBeUndefined()
      expect(mail.subject).toBe('1 new lead in one mail')
      expect(mail.text, text).not.toMatch(CONTROLS)
      const [time, typed, answered, end] = mail.text.split('\n').slice(-4)
      expect(time).toContain(pathOf(one))
      expect(typed).toMatch(/^> /)
      expect(answered).toBe(`Answered?  https://agency.example/answer/${form}/${one.id}/token`)
      expect(end).toBe('')
    }
  })
})

/** Control characters and marks of text direction, which no header may have after decoding. */
const IN_NO_HEADER = /\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u
/** The same except tab and line breaks: no text of a mail may have these before encoding. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u

/** Known attacks, in turn alone, after a harmless word, before one, or twice; then random texts. */
function hostileTexts(): string[] {
  const known = [
    'a\r\nBcc: thief@evil.example',
    'a\nBcc: thief@evil.example\n\nbody',
    'a\rCc: thief@evil.example',
    'a\u2028Bcc: thief@evil.example',
    'a\u0085Bcc: thief@evil.example',
    'a\0Bcc: thief@evil.example',
    'thief@evil.example, other@evil.example',
    '"x" <thief@evil.example>',
    'group: thief@evil.example;',
    '<thief@evil.example>',
    'a@b.in>\r\nRCPT TO:<thief@evil.example',
    '\r\n.\r\nMAIL FROM:<x@evil.example>',
    '.\r\nQUIT',
    '=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
    '=?utf-8?B?DQpCY2M6IHRoaWVmQGV2aWwuZXhhbXBsZQ==?=',
    '=?utf-8?B?4oCu?= evil.exe',
    '=?utf-8?Q?=00=E2=80=AE?=',
    '=\0?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
    '=\u202E?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
    '&cc=thief@evil.example&bcc=thief@evil.example',
    '?cc=thief@evil.example#',
    '--=-boundary\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
    '<script>alert(1)</script>',
    '</td></tr></table><h1>Pay here</h1>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://evil.example">the agency</a>',
    '<style>*{display:none}</style>',
    '<!-- ',
    ']]>',
    '&lt;b&gt; &amp; &#60;b&#62;',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    'javascript:alert(1)',
    'tel:+919812345678" onclick="x',
    '+91 98123 45678"><b>',
    'wa.me/919812345678?text=<b>',
    '\u202Eevil.exe\u202C',
    '\u2066\u2069\u202A\u202B\u202D',
    '\u0000\u0001\u001B[31mred\u007F\u009B31m',
    '{{constructor.constructor("x")()}}',
    '%0d%0aBcc:%20thief@evil.example',
    "$& $1 $` $'",
    '\uD800 half an emoji \uDC00',
    'x'.repeat(5000),
    '🏍️'.repeat(400),
  ]
  const around = known.map(
    (text, index) => [text, `Asha ${text}`, `${text} Rawat`, `${text}\n${text}`][index % 4] ?? text,
  )
  const drawn = fc.sample(
    fc.string({
      unit: fc.constantFrom(...'<>"\'&\r\n,;:@.=?-%\\\u2028\u202E\u0000ab '),
      maxLength: 60,
    }),
    { numRuns: 60 - around.length, seed: 7 },
  )
  return [...around, ...drawn]
}

async function mailed(form: FormName, values: Record<string, string>) {
  const { full: mail } = leadMails(lead(form, values), CONTEXT, addresses)
  server.received.length = 0
  server.recipients.length = 0
  expect(await mailer.send(mail, addresses.to)).toMatchObject({ ok: true })
  const [{ headers, html }] = server.received as [(typeof server.received)[number]]
  const tags = html.match(/<[^>]*>/g) ?? []
  return {
    recipients: [...server.recipients],
    /** Without Reply-To, which the mail of a lead with a malformed address does not have. */
    names: headers.map(({ key }) => key).filter((name) => name !== 'reply-to'),
    fixed: headers.filter(({ key }) => /^(to|from|message-id|auto-submitted)$/.test(key)),
    decoded: headers
      .filter(({ key }) => /^(subject|reply-to|from|to)$/.test(key))
      .map(({ value }) => decodeWords(value)),
    /** Without tags that depend on the text: links to a number or an address, and line breaks. */
    tags: tags.filter((tag) => !/^<\/?([ap][ >]|br>)/.test(tag)),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
    unencoded: `${mail.subject}${mail.replyTo?.name ?? ''}${mail.text}${mail.html}`,
  }
}

function lead(form: FormName, values: Record<string, string>): Lead {
  const sentAt = new Date('2027-04-03T06:00:00Z')
  return { form, id: 'A'.repeat(20), values: { ...samples[form], ...values }, sentAt }
}

function isOurs(href: string): boolean {
  const plain = href.replaceAll('&amp;', '&')
  const isNumber = /^(tel:\+\d{8,15}|https:\/\/wa\.me\/\d{8,15}\?text=[^&#?]*)$/.test(plain)
  const isAnswer = /^mailto:[^@?&#]+@[^@?&#]+\?subject=([^&#?%]|%(?!0[AD]))*&body=[^&#?]*$/.test(
    plain,
  )
  const isNote = /^https:\/\/agency\.example\/answer\/\w+\/A{20}\/token$/.test(plain)
  return isNumber || isAnswer || isNote
}
