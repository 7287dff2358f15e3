import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { fieldsOf, formNames } from 'submissions'
import { type Lead, type LeadKey, leadOf, pathOf } from '../lead.ts'
import { firestoreLeads } from '../lead-store.ts'

/** All that was typed, as CSV: of the named leads, or of those sent since a day. */
export async function exportLeads(
  db: Firestore,
  asked: { keys: LeadKey[] } | { since: Date },
): Promise<string> {
  const leads =
    'keys' in asked
      ? await firestoreLeads(db).findAll(asked.keys)
      : await leadsSince(db, asked.since)
  leads.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
  return [['lead', 'sentAt', ...columns], ...leads.map(cellsOf)]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
}

const columns = [...new Set(formNames.flatMap((form) => fieldsOf(form).map(([name]) => `${name}`)))]

async function leadsSince(db: Firestore, day: Date): Promise<Lead[]> {
  const found = await Promise.all(
    formNames.map(async (form) => {
      const query = db.collection(form).where('timestamp', '>=', Timestamp.fromDate(day))
      const { docs } = await query.get()
      return docs.map(leadOf)
    }),
  )
  return found.flat()
}

function cellsOf({ form, id, values, sentAt }: Lead): string[] {
  const typed = columns.map((name) => String(values[name] ?? ''))
  return [pathOf({ form, id }), sentAt.toISOString(), ...typed]
}

/** A spreadsheet takes a text that begins like a formula for one, and runs it: an apostrophe says no. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
