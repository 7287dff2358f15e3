import type { Firestore, Query } from 'firebase-admin/firestore'
import { fieldsOf, formNames } from 'submissions'
import { type DeliveryKey, deliveryPath, isLeadKey } from '../../delivery/delivery-record.ts'
import { leadsOf as leadsOfDigest } from '../../flood/digest.ts'
import { type Lead, leadIn, pathOf } from '../../lead/lead.ts'
import { findLeads, leadPages } from '../../lead/lead-store.ts'
import { indianDateTime } from '../working-day.ts'

/** Leads as CSV, oldest first: those of `keys`, a digest for its leads, or all from `since` on. */
export async function exportLeads(
  db: Firestore,
  asked: { keys: readonly DeliveryKey[] } | { since: Date },
): Promise<string> {
  const leads = 'keys' in asked ? await leadsOf(db, asked.keys) : await leadsSince(db, asked.since)
  leads.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
  const rows = leads.map((lead) => {
    const typed = columns.map((name) => String(lead.values[name] ?? ''))
    return [pathOf(lead), indianDateTime(lead.sentAt), ...typed]
  })
  const all = [['lead', 'sent (India)', ...columns], ...rows]
  return all.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

const columns = [...new Set(formNames.flatMap((form) => fieldsOf(form).map(([name]) => `${name}`)))]

async function leadsOf(db: Firestore, keys: readonly DeliveryKey[]): Promise<Lead[]> {
  const listed = keys.map(async (key) =>
    isLeadKey(key) ? [key] : leadsOfDigest(await db.doc(deliveryPath(key)).get()),
  )
  return findLeads(db, (await Promise.all(listed)).flat())
}

async function leadsSince(db: Firestore, time: Date): Promise<Lead[]> {
  const found: Lead[] = []
  const recent = (leads: Query) => leads.where('timestamp', '>=', time).orderBy('timestamp')
  for await (const page of leadPages(db, recent)) {
    found.push(...page.map(leadIn).filter((lead) => lead !== null))
  }
  return found
}

/**
 * Spreadsheets run cells that begin like a formula, and change numbers, dates and TRUE. An
 * apostrophe keeps such text as typed (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function quoted(text: string): string {
  const isSafe = !/^[\t\r\n]/.test(text) && isWords(text.normalize('NFKC'))
  return `"${(isSafe ? text : `'${text}`).replaceAll('"', '""')}"`
}

/** Words of numbers and dates: 1e5, 5 May 2027, Sat 3 pm, INR 500, 10 %. */
const OF_NUMBERS =
  /(?<!\p{L})(e|x|am|pm|st|nd|rd|th|inr|rs|usd|eur|gbp|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})|(?<!\p{L})\p{L}*(day|uary|ch|ril|ne|ly|ust|ber)(?!\p{L})/giu

/** Whether spreadsheets read a text as text: with digits, if two words are of no number or date. */
function isWords(text: string): boolean {
  if (/^[\s\p{Cc}\p{Cf}]*[=+\-@#']/u.test(text) || /^\s*(true|false)\s*$/i.test(text)) return false
  if (!/\p{N}/u.test(text)) return true
  const words = text.replace(OF_NUMBERS, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.length >= 2
}
