// A digest: one mail that lists many leads. It has no HTML part, so that more leads fit: mail programs cut
// a mail at 102 kB.

import { fieldsOf } from 'submissions'
import { DIGEST_BYTES } from '../delivery/limits.ts'
import { type Lead, pathOf } from '../lead/lead.ts'
import { counted, indianTime } from './format.ts'
import { answeredLink } from './links.ts'
import { type Addresses, type Mail, mailHeaders } from './mail.ts'
import { oneLine, shown } from './visitor-text.ts'

const INTRODUCTION = [
  'These leads came faster than they may be mailed one by one. Each is stored.',
  'Answer to the address in its line, then note the answer with its link.',
].join('\n')

/** Base64 makes four bytes of three, and adds a line break (two bytes) after each 76. */
const ENCODED_PER_BYTE = (4 / 3) * (78 / 76)
/** The bytes of the headers and the introduction. */
const OVERHEAD_BYTES = 2000
/** A placeholder of the length of a token. */
const ANY_TOKEN = 'x'.repeat(22)

/** The mail that lists these leads. `answerTokens` has the token of each lead by its path. */
export function digestMail(
  id: string,
  leads: readonly Lead[],
  answerTokens: ReadonlyMap<string, string>,
  addresses: Addresses,
): Mail {
  const title = counted(leads.length, 'new lead')
  const entries = leads.map((lead) => {
    const token = answerTokens.get(pathOf(lead))
    return entryOf(lead, token ? answeredLink(lead, token, addresses.site) : null)
  })
  return {
    ...mailHeaders({ form: 'digest', id }, addresses),
    subject: `${title} in one mail`,
    text: [title, '', INTRODUCTION, '', ...entries].join('\n'),
    textEncoding: 'base64',
  }
}

/** How many of these leads, counted from the first, fit into one digest; at least one. */
export function fittingInDigest(leads: readonly Lead[], site: string): number {
  let bytes = OVERHEAD_BYTES
  const tooMany = leads.findIndex((lead) => {
    const entry = entryOf(lead, answeredLink(lead, ANY_TOKEN, site))
    bytes += Buffer.byteLength(entry) * ENCODED_PER_BYTE
    return bytes > DIGEST_BYTES
  })
  return tooMany < 0 ? leads.length : Math.max(1, tooMany)
}

function entryOf(lead: Lead, answered: string | null): string {
  const lines = [`${indianTime(lead.sentAt)}  ${pathOf(lead)}`, `> ${lineOf(lead)}`]
  return `${[...lines, ...(answered ? [`Answered?  ${answered}`] : [])].join('\n')}\n`
}

/** All fields of a lead on one line, each shortened. */
function lineOf(lead: Lead): string {
  return fieldsOf(lead.form)
    .map(([name]) => oneLine(shown(lead, name)))
    .filter(Boolean)
    .join(' · ')
}
