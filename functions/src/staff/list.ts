import type { Firestore, Query } from 'firebase-admin/firestore'
import { type Delivery, deliveryIn, withRecords } from '../delivery/delivery-record.ts'
import { isDailyCheck, pathOf, type StoredLead } from '../lead/lead.ts'
import { leadPages, PAGE_SIZE, storedLead } from '../lead/lead-store.ts'
import { indianTime } from '../mail/mail.ts'

type Row = ReturnType<typeof rowOf>

type Which = 'all' | 'open' | 'unanswered'

/** The newest leads of both forms: all, only leads in a state other than `sent`, or only leads without an answer. */
export async function listLeads(
  db: Firestore,
  { limit = 50, which = 'all' as Which, pageSize = PAGE_SIZE } = {},
): Promise<Row[]> {
  const leads = await newestFirst(db)
  const rows: Row[] = []
  for (let start = 0; start < leads.length && rows.length < limit; start += pageSize) {
    const page = leads.slice(start, start + pageSize)
    for (const [lead, read] of await withRecords(db, page)) {
      const delivery = deliveryIn(read, lead)
      const isWanted = {
        all: true,
        open: delivery?.state !== 'sent',
        unanswered: delivery?.unansweredSince !== null,
      }
      if (isWanted[which]) rows.push(rowOf(lead, delivery))
    }
  }
  return rows.slice(0, limit)
}

/** All leads but daily checks, sorted by createTime: a query by `timestamp` would miss a lead without this field. */
async function newestFirst(db: Firestore): Promise<StoredLead[]> {
  const leads: StoredLead[] = []
  const all = (stored: Query) => stored.orderBy('__name__').select('timestamp')
  for await (const page of leadPages(db, all)) leads.push(...page.map(storedLead))
  return leads
    .filter((lead) => !isDailyCheck(lead))
    .sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
}

/** What `npm run leads -- list` shows of a lead: nothing that the visitor typed. */
function rowOf(lead: StoredLead, delivery: Delivery | null) {
  const { dueAt, answeredAt, answeredBy } = delivery ?? {}
  return {
    lead: pathOf(lead),
    sent: indianTime(lead.sentAt),
    state: delivery?.state ?? 'none',
    attempts: delivery?.attempts ?? 0,
    next: dueAt ? indianTime(dueAt.toDate()) : '',
    /** Who answered, or when. */
    answered: answeredAt ? answeredBy || indianTime(answeredAt.toDate()) : '',
    error: delivery?.error ?? '',
  }
}
