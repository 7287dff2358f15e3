// The mails that list leads: a digest, and a notice, which is without the visitors' words. Neither
// has an HTML part, so that more leads fit.

import { fieldsOf } from 'submissions'
import type { ListedLead } from '../lead/answer-record.ts'
import { type Lead, pathOf } from '../lead/lead.ts'
import { answeredLink, leadKinds } from './lead-links.ts'
import { type Addresses, type Mail, mailHeaders, oneLine, shown } from './mail.ts'
import { counted, indianTime } from './text-and-html.ts'

/** The most bytes of a digest's text: 88 kB in base64. Gmail cuts a mail at 102 kB. */
const DIGEST_BYTES = 64_000

type Key = { form: string; id: string }
/** `isRefused`: the mail server has refused the lead's words, so the digest shows none of them. */
type DigestLead = ListedLead & { isRefused?: boolean }

/** The digest of these leads, then the same without words. */
export function digestMails(key: Key, leads: readonly DigestLead[], addresses: Addresses) {
  const full = mailOf(key, addresses, `${counted(leads.length, 'new lead')} in one mail`, [
    'These leads came faster than they may be mailed one by one. Each is stored.',
    'Answer to the address in its line, then note the answer with its link.',
    ...(leads.some(({ isRefused }) => isRefused) ? ['', ...toRead(key)] : []),
    '',
    ...leads.map((lead) => entryOf(lead, addresses, !lead.isRefused)),
  ])
  return { full, wordless: noticeMail(key, leads, addresses) }
}

/** The mail about leads whose words the server refuses: their paths, and the export command. */
export function noticeMail(key: Key, leads: readonly ListedLead[], addresses: Addresses): Mail {
  const subject = `${counted(leads.length, 'new lead')}: the mail server refuses the words`
  const entries = leads.map((lead) => entryOf(lead, addresses, false))
  return mailOf(key, addresses, subject, [...toRead(key), '', ...entries])
}

function toRead(key: Key): string[] {
  return [
    'The mail server refuses what was typed, perhaps as spam, or broke off while it was sent.',
    'Each lead is stored. Read them with:',
    '',
    `npm run leads -- export ${pathOf(key)} --project <id>`,
  ]
}

function mailOf(key: Key, addresses: Addresses, subject: string, lines: readonly string[]): Mail {
  const text = [subject, '', ...lines].join('\n')
  return { ...mailHeaders(key, addresses), subject, text, textEncoding: 'base64' }
}

/** How many of these leads, counted from the first, fit into DIGEST_BYTES; at least one. */
export function fittingInDigest(leads: readonly Lead[], addresses: Addresses): number {
  const answerToken = 'x'.repeat(22)
  let bytes = 0
  const tooMany = leads.findIndex((lead) => {
    bytes += Buffer.byteLength(entryOf({ ...lead, answerToken }, addresses, true)) + 1
    return bytes > DIGEST_BYTES
  })
  return tooMany < 0 ? leads.length : Math.max(1, tooMany)
}

/** A lead's lines: with words, all fields in one line, each shortened. */
function entryOf(lead: ListedLead, { site }: Addresses, withWords: boolean): string {
  const values = fieldsOf(lead.form).map(([name]) => oneLine(shown(lead, name)))
  const words = withWords ? values.filter(Boolean).join(' · ') : leadKinds[lead.form]
  const link = lead.answerToken && `Answered?  ${answeredLink(lead, lead.answerToken, site)}\n`
  return `${indianTime(lead.sentAt)}  ${pathOf(lead)}\n> ${words}\n${link ?? ''}`
}
