import type { Firestore, Query } from 'firebase-admin/firestore'
import { type Delivery, deliveryIn, withRecords } from '../delivery/delivery-record.ts'
import { isDailyCheck, type LeadStub, pathOf } from '../lead/lead.ts'
import { leadPages, PAGE_SIZE, stubOf } from '../lead/lead-store.ts'
import { indianTime } from '../mail/mail.ts'

type Row = ReturnType<typeof rowOf>

type Filter = 'all' | 'open' | 'unanswered'

/** The newest leads of both forms: all, only leads in a state other than `sent`, or only leads without an answer. */
export async function listLeads(
  db: Firestore,
  { limit = 50, filter = 'all' as Filter, pageSize = PAGE_SIZE } = {},
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
      if (isWanted[filter]) rows.push(rowOf(lead, delivery))
    }
  }
  return rows.slice(0, limit)
}

/** All leads but daily checks, sorted by createTime: a query by `timestamp` would miss a lead without this field. */
async function newestFirst(db: Firestore): Promise<LeadStub[]> {
  const leads: LeadStub[] = []
  const all = (stored: Query) => stored.orderBy('__name__').select('timestamp')
  for await (const page of leadPages(db, all)) leads.push(...page.map(stubOf))
  return leads
    .filter((lead) => !isDailyCheck(lead))
    .sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
}

/** What `npm run leads -- list` shows of a lead: nothing that the visitor typed. */
function rowOf(lead: LeadStub, delivery: Delivery | null) {
  const { dueAt, answeredAt, answeredBy } = delivery ?? {}
  return {
    lead: pathOf(lead),
    sent: indianTime(lead.sentAt),
    state: delivery?.state ?? 'none',
    attempts: delivery?.attempts ?? 0,
    next: dueAt ? indianTime(dueAt.toDate()) : '',
    /** Who answered, or when if no name was typed. */
    answered: answeredAt ? answeredBy || indianTime(answeredAt.toDate()) : '',
    error: delivery?.error ?? '',
  }
}
