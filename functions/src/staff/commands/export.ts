import type { Firestore } from 'firebase-admin/firestore'
import { fieldsOf, formNames } from 'submissions'
import { type DeliveryKey, deliveryPath, isLeadKey } from '../../delivery/delivery-record.ts'
import { leadsOf as leadsOfDigest } from '../../flood/digest.ts'
import { type Lead, leadIn, pathOf } from '../../lead/lead.ts'
import { findLeads, leadPages } from '../../lead/read-leads.ts'
import { indianDateTime } from '../working-day.ts'

/** Leads as CSV, oldest first: all since a time, or those of the keys, a digest for its leads. */
export async function exportLeads(db: Firestore, asked: Date | readonly DeliveryKey[]) {
  const leads = asked instanceof Date ? await leadsSince(db, asked) : await leadsOf(db, asked)
  leads.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
  const rows = leads.map((lead) => {
    const typed = columns.map((name) => asText(String(lead.values[name] ?? '')))
    return [pathOf(lead), indianDateTime(lead.sentAt), ...typed]
  })
  const all = [['lead', 'sent (India)', ...columns], ...rows]
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
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
  for await (const page of leadPages(db, (leads) => leads.where('timestamp', '>=', time)))
    found.push(...page.map(leadIn).filter((lead) => lead !== null))
  return found
}

/**
 * Spreadsheets run cells that begin like a formula, and change numbers, dates and TRUE. An
 * apostrophe keeps such text as typed (https://owasp.org/www-community/attacks/CSV_Injection). A
 * text with a digit, or without a letter at its beginning, gets one; an e-mail address does not.
 */
function asText(typed: string): string {
  const isWord = /^\p{L}\P{N}*$/u.test(typed) && !/^(true|false)\s*$/i.test(typed.normalize('NFKC'))
  const isAddress = /^[\p{L}\p{N}][^\s@]*@[^\s@]+$/u.test(typed)
  return typed === '' || isWord || isAddress ? typed : `'${typed}`
}
