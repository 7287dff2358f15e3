import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type FormName, fieldsOf, forms } from 'submissions'
import { type Lead, type LeadKey, pathOf } from '../lead.ts'
import { firestoreLeads } from '../lead-store.ts'

/** All that was typed, as CSV: of the named leads, or of those sent since a day. */
export async function exportLeads(
  db: Firestore,
  asked: { keys: LeadKey[] } | { since: Date },
): Promise<string> {
  const leads =
    'keys' in asked ? await firestoreLeads(db).findAll(asked.keys) : await since(db, asked)
  leads.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
  return [['lead', 'sentAt', ...columns], ...leads.map(cellsOf)]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
}

const formNames = Object.keys(forms) as FormName[]
const columns = [...new Set(formNames.flatMap((form) => fieldsOf(form).map(([name]) => `${name}`)))]

async function since(db: Firestore, { since }: { since: Date }): Promise<Lead[]> {
  const found = await Promise.all(
    formNames.map(async (form) => {
      const query = db.collection(form).where('timestamp', '>=', Timestamp.fromDate(since))
      const { docs } = await query.get()
      return docs.map((document): Lead => {
        const { id, createTime } = document
        return { form, id, values: document.data(), sentAt: createTime.toDate() }
      })
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
