// The mails that list leads: a digest, and a notice, which is without the visitors' words. Neither has an HTML part, so
// that more leads fit.

import { fieldsOf } from 'submissions'
import { type Lead, pathOf } from '../lead/lead.ts'
import { answeredLink, leadKinds } from './lead-links.ts'
import {
  type Addresses,
  counted,
  indianTime,
  type Mail,
  mailHeaders,
  oneLine,
  shown,
  type Versions,
} from './mail.ts'

/** The most leads of a digest, and the most bytes of their text: 88 kB in base64. Gmail cuts a mail at 102 kB. */
export const DIGEST_LEADS = 250
const DIGEST_BYTES = 64_000

type Key = { form: string; id: string }
/** A lead with the token of its "Answered?" link. */
export type ListedLead = Lead & { answerToken: string | null }

/** The digest of these leads, then the notice about them. */
export function digestMails(
  key: Key,
  leads: readonly ListedLead[],
  addresses: Addresses,
): Versions {
  const digest = mailOf(key, addresses, `${counted(leads.length, 'new lead')} in one mail`, [
    'These leads came faster than they may be mailed one by one. Each is stored.',
    'Answer to the address in its line, then note the answer with its link.',
    '',
    ...leads.map((lead) => entryOf(lead, wordsOf(lead), addresses.site)),
  ])
  return [digest, noticeMail(key, leads, addresses)]
}

/** The mail about leads whose words the mail server refuses: their paths, and the command that exports the words. */
export function noticeMail(key: Key, leads: readonly ListedLead[], addresses: Addresses): Mail {
  const what = counted(leads.length, 'new lead')
  return mailOf(key, addresses, `${what}: the mail server refuses the words`, [
    'The mail server refuses what was typed, perhaps as spam, or broke off while it was sent.',
    'Each lead is stored. Read them with:',
    '',
    `npm run leads -- export ${pathOf(key)} --project <id>`,
    '',
    ...leads.map((lead) => entryOf(lead, leadKinds[lead.form], addresses.site)),
  ])
}

function mailOf(key: Key, addresses: Addresses, subject: string, lines: readonly string[]): Mail {
  const text = [subject, '', ...lines].join('\n')
  return { ...mailHeaders(key, addresses), subject, text, textEncoding: 'base64' }
}

/** How many of these leads, counted from the first, fit into DIGEST_BYTES; at least one. */
export function fittingInDigest(leads: readonly Lead[], site: string): number {
  const answerToken = 'x'.repeat(22)
  let bytes = 0
  const tooMany = leads.findIndex((lead) => {
    bytes += Buffer.byteLength(entryOf({ ...lead, answerToken }, wordsOf(lead), site)) + 1
    return bytes > DIGEST_BYTES
  })
  return tooMany < 0 ? leads.length : Math.max(1, tooMany)
}

function entryOf(lead: ListedLead, words: string, site: string): string {
  const link = lead.answerToken && `Answered?  ${answeredLink(lead, lead.answerToken, site)}\n`
  return `${indianTime(lead.sentAt)}  ${pathOf(lead)}\n> ${words}\n${link ?? ''}`
}

/** All fields of a lead on one line, each shortened. */
function wordsOf(lead: Lead): string {
  const values = fieldsOf(lead.form).map(([name]) => oneLine(shown(lead, name)))
  return values.filter(Boolean).join(' · ')
}
