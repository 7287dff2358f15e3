import type { Firestore } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { type Delivery, entryName } from '../delivery.ts'
import { pathOf } from '../lead.ts'
import { indianTime } from '../letter.ts'

/** What staff see of a lead without being shown what was typed. */
export type Row = {
  lead: string
  sent: string
  /** A delivery's state, or `none` for a lead that no event has told of yet. */
  state: Delivery['state'] | 'none'
  attempts: number
  /** When it is tried next; empty when it is not. */
  next: string
  error: string
}

/** Among how many leads of each form open ones are looked for. */
const OPEN_AMONG = 1000

/** The newest leads of both forms; with `openOnly` those that no mail has told of. */
export async function listLeads(
  db: Firestore,
  { limit = 50, openOnly = false } = {},
): Promise<Row[]> {
  const among = openOnly ? OPEN_AMONG : limit
  const newest = (await Promise.all(formNames.map((form) => newestOf(db, form, among)))).flat()
  if (!newest.length) return []
  newest.sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
  const found = await db.getAll(...newest.map((lead) => db.doc(`deliveries/${entryName(lead)}`)))
  return newest
    .map((lead, index) => rowOf(lead, found[index]?.data() as Delivery | undefined))
    .filter(({ state }) => !openOnly || state !== 'sent')
    .slice(0, limit)
}

async function newestOf(db: Firestore, form: FormName, limit: number) {
  const query = db.collection(form).orderBy('timestamp', 'desc').limit(limit).select()
  const { docs } = await query.get()
  return docs.map(({ id, createTime }) => ({ form, id, sentAt: createTime.toDate() }))
}

function rowOf(
  lead: { form: FormName; id: string; sentAt: Date },
  delivery: Delivery | undefined,
): Row {
  return {
    lead: pathOf(lead),
    sent: indianTime(lead.sentAt),
    state: delivery?.state ?? 'none',
    attempts: delivery?.attempts ?? 0,
    next: delivery?.dueAt ? indianTime(delivery.dueAt.toDate()) : '',
    error: delivery?.error ?? '',
  }
}
