// One mail about many leads: a digest, and a notice, which is without the visitors' words. Neither has an HTML part,
// so that more leads fit: mail programs cut a mail at 102 kB.

import { fieldsOf } from 'submissions'
import { type Lead, type LeadKey, pathOf } from '../lead/lead.ts'
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

/** Leads and bytes of one digest. */
export const DIGEST_LEADS = 250
const DIGEST_BYTES = 90_000

/** The token of each lead's "Answered?" link, by the lead's path. */
export type AnswerTokens = ReadonlyMap<string, string | null>

/** The digest of these leads, then the notice about them. */
export function digestMails(
  key: { form: string; id: string },
  leads: readonly Lead[],
  tokens: AnswerTokens,
  addresses: Addresses,
): Versions {
  const digest = mailOf(key, addresses, `${counted(leads.length, 'new lead')} in one mail`, [
    'These leads came faster than they may be mailed one by one. Each is stored.',
    'Answer to the address in its line, then note the answer with its link.',
    '',
    ...leads.map((lead) => entryOf(lead, linkOf(lead, tokens, addresses.site), wordsOf(lead))),
  ])
  return [digest, noticeMail(key, leads, tokens, addresses)]
}

/** The mail about leads whose words the mail server refuses: their paths, and the command that exports the words. */
export function noticeMail(
  key: { form: string; id: string },
  leads: readonly Lead[],
  tokens: AnswerTokens,
  addresses: Addresses,
): Mail {
  const what = counted(leads.length, 'new lead')
  return mailOf(key, addresses, `${what}: the mail server refuses the words`, [
    'The mail server refuses what was typed, perhaps as spam, or broke off while it was sent.',
    'Each lead is stored. Read them with:',
    '',
    `npm run leads -- export ${pathOf(key)} --project <id>`,
    '',
    ...leads.map((lead) =>
      entryOf(lead, linkOf(lead, tokens, addresses.site), leadKinds[lead.form]),
    ),
  ])
}

function mailOf(
  key: { form: string; id: string },
  addresses: Addresses,
  subject: string,
  lines: readonly string[],
): Mail {
  const text = [subject, '', ...lines].join('\n')
  return { ...mailHeaders(key, addresses), subject, text, textEncoding: 'base64' }
}

/** Base64 makes four bytes of three, and adds a line break (two bytes) after each 76. */
const ENCODED_PER_BYTE = (4 / 3) * (78 / 76)
/** The bytes of the headers and the introduction. */
const OVERHEAD_BYTES = 2000
/** A placeholder of the length of a token. */
const ANY_TOKEN = 'x'.repeat(22)

/** How many of these leads, counted from the first, fit into one digest; at least one. */
export function fittingInDigest(leads: readonly Lead[], site: string): number {
  let bytes = OVERHEAD_BYTES
  const tooMany = leads.findIndex((lead) => {
    const entry = entryOf(lead, answeredLink(lead, ANY_TOKEN, site), wordsOf(lead))
    bytes += Buffer.byteLength(entry) * ENCODED_PER_BYTE
    return bytes > DIGEST_BYTES
  })
  return tooMany < 0 ? leads.length : Math.max(1, tooMany)
}

function entryOf(lead: Lead, answered: string | null, words: string): string {
  const lines = [`${indianTime(lead.sentAt)}  ${pathOf(lead)}`, `> ${words}`]
  return `${[...lines, ...(answered ? [`Answered?  ${answered}`] : [])].join('\n')}\n`
}

function linkOf(lead: LeadKey, tokens: AnswerTokens, site: string): string | null {
  const token = tokens.get(pathOf(lead))
  return token ? answeredLink(lead, token, site) : null
}

/** All fields of a lead on one line, each shortened. */
function wordsOf(lead: Lead): string {
  return fieldsOf(lead.form)
    .map(([name]) => oneLine(shown(lead, name)))
    .filter(Boolean)
    .join(' · ')
}
