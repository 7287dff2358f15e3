import type { Firestore } from 'firebase-admin/firestore'
import { deliveryIn, deliveryPath } from '../../delivery/delivery-record.ts'
import { answersOf } from '../../lead/answer-record.ts'
import { type LeadStub, pathOf } from '../../lead/lead.ts'
import { leadsBetween, readAll } from '../../lead/read-leads.ts'
import { indianTime } from '../../mail/text-and-html.ts'
import { lookBackTo, withoutDelivery } from '../../sweep/sweep-store.ts'
import { storedLeads } from '../erase-leads.ts'

/** All leads, those in a state other than `sent`, or those without a noted answer. */
type Filter = 'all' | 'open' | 'unanswered'

/** The newest leads, as `npm run leads -- list` shows them: without anything that was typed. */
export async function listLeads(
  db: Firestore,
  { limit = 50, filter = 'all' as Filter, now = new Date() } = {},
) {
  const leads: LeadStub[] = []
  // Leads after the watermark may have no delivery yet.
  for await (const page of leadsBetween(db, await lookBackTo(db, now), now))
    leads.push(...(await withoutDelivery(db, page)))
  const [answers, deliveries] = [db.collection('answers'), db.collection('deliveries')]
  const records = {
    all: deliveries.orderBy('createdAt', 'desc'),
    open: deliveries.where('state', '!=', 'sent'),
    unanswered: answers.where('waitingSince', '>', new Date(0)).orderBy('waitingSince', 'desc'),
  }
  // The records of open leads are not in the order of their times.
  const most = filter === 'open' ? Infinity : limit - leads.length
  leads.push(...(await storedLeads(db, records[filter], most)))
  leads.sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
  const listed = leads.slice(0, limit)
  const reads = await readAll(db, listed.map(deliveryPath))
  const answered = await answersOf(db, listed)
  return listed.map((lead, index) => {
    const delivery = deliveryIn(reads[index]!, lead, lead.sentAt)
    const { state = 'none', attempts = 0, dueAt, error } = delivery ?? {}
    const { answeredAt, answeredBy } = answered[index] ?? {}
    return {
      lead: pathOf(lead),
      sent: indianTime(lead.sentAt),
      state,
      attempts,
      next: dueAt ? indianTime(dueAt.toDate()) : '',
      /** Who answered, or when if no name was typed. */
      answered: answeredAt ? answeredBy || indianTime(answeredAt.toDate()) : '',
      error: error ?? '',
    }
  })
}
