import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { fieldsOf, formNames } from 'submissions'
import { isDailyCheck, type Lead, type LeadKey, leadOf, pathOf } from '../lead/lead.ts'
import { firestoreLeads } from '../lead/lead-store.ts'

/** A CSV of leads with all their fields: of the named leads, or of those sent since a time. */
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

async function leadsSince(db: Firestore, time: Date): Promise<Lead[]> {
  const found = await Promise.all(
    formNames.map(async (form) => {
      const query = db.collection(form).where('timestamp', '>=', Timestamp.fromDate(time))
      const { docs } = await query.get()
      return docs.map(leadOf).filter((lead) => !isDailyCheck(lead))
    }),
  )
  return found.flat()
}

function cellsOf({ form, id, values, sentAt }: Lead): string[] {
  const typed = columns.map((name) => String(values[name] ?? ''))
  return [pathOf({ form, id }), sentAt.toISOString(), ...typed]
}

/**
 * Quotes a cell. Spreadsheets run a cell that begins like a formula, so an apostrophe makes such a cell text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function quoted(text: string): string {
  const safe = /^[\s\p{Cc}]*[=+\-@]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
