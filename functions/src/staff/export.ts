import type { Firestore, Query } from 'firebase-admin/firestore'
import { fieldsOf, formNames } from 'submissions'
import { type DeliveryKey, deliveryPath, isLeadKey } from '../delivery/delivery-record.ts'
import { isDailyCheck, keyOfPath, type Lead, leadIn, pathOf } from '../lead/lead.ts'
import { findLeads, leadPages } from '../lead/lead-store.ts'
import { indianDateTime } from './working-day.ts'

/** Leads as CSV, oldest first: those of `keys`, a digest standing for its leads, or those from the time `since` on. */
export async function exportLeads(
  db: Firestore,
  asked: { keys: readonly DeliveryKey[] } | { since: Date },
): Promise<string> {
  const leads = 'keys' in asked ? await leadsOf(db, asked.keys) : await leadsSince(db, asked.since)
  leads.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
  const rows = [['lead', 'sent (India)', ...columns], ...leads.map(cellsOf)]
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

const columns = [...new Set(formNames.flatMap((form) => fieldsOf(form).map(([name]) => `${name}`)))]

async function leadsOf(db: Firestore, keys: readonly DeliveryKey[]): Promise<Lead[]> {
  const listed = await Promise.all(
    keys.map(async (key) => {
      if (isLeadKey(key)) return [key]
      const read = await db.doc(deliveryPath(key)).get()
      return ((read.get('leads') ?? []) as string[]).map(keyOfPath)
    }),
  )
  return findLeads(db, listed.flat())
}

async function leadsSince(db: Firestore, time: Date): Promise<Lead[]> {
  const found: Lead[] = []
  const recent = (leads: Query) => leads.where('timestamp', '>=', time).orderBy('timestamp')
  for await (const page of leadPages(db, recent)) {
    found.push(...page.map(leadIn).filter((lead) => lead !== null))
  }
  return found.filter((lead) => !isDailyCheck(lead))
}

function cellsOf(lead: Lead): string[] {
  const typed = columns.map((name) => String(lead.values[name] ?? ''))
  return [pathOf(lead), indianDateTime(lead.sentAt), ...typed]
}

/**
 * A cell in quotes. A spreadsheet runs text that begins like a formula, and rewrites a telephone number or `3-4`. An
 * apostrophe in front keeps such text as typed (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function quoted(text: string): string {
  const isFormula = /^[\s\p{Cc}]*[=+\-@]|^[\t\r\n]/u.test(text)
  const isNumberOrDate = /^[\s\p{Nd}.,:/()-]*\p{Nd}[\s\p{Nd}.,:/()-]*$/u.test(text)
  const safe = isFormula || isNumberOrDate ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
