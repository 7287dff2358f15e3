import type { Firestore } from 'firebase-admin/firestore'
import { deliveryIn, deliveryPath } from '../../delivery/delivery-record.ts'
import { answersOf } from '../../lead/answer-record.ts'
import { type LeadStub, pathOf } from '../../lead/lead.ts'
import { leadsBetween, readAll } from '../../lead/lead-store.ts'
import { indianTime } from '../../mail/parts.ts'
import { lookBackTo, withoutDelivery } from '../../sweep/sweep-store.ts'
import { storedLeads } from '../erase.ts'

type Filter = 'all' | 'open' | 'unanswered'

/**
 * The newest leads of both forms: all, those in a state other than `sent`, or the unanswered. The
 * rows are what `npm run leads -- list` shows: nothing that a visitor typed.
 */
export async function listLeads(
  db: Firestore,
  { limit = 50, filter = 'all' as Filter, now = new Date() } = {},
) {
  const leads: LeadStub[] = []
  // Leads after the watermark may have no delivery yet.
  for await (const page of leadsBetween(db, await lookBackTo(db, now), now))
    leads.push(...(await withoutDelivery(db, page)))
  // The records of open leads are not in the order of their times.
  const most = filter === 'open' ? Infinity : limit - leads.length
  leads.push(...(await storedLeads(db, recordsOf(db, filter), most)))
  leads.sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
  const listed = leads.slice(0, limit)
  const deliveries = await readAll(db, listed.map(deliveryPath))
  const answers = await answersOf(db, listed)
  return listed.map((lead, index) => {
    const delivery = deliveryIn(deliveries[index]!, lead, lead.sentAt)
    const { state = 'none', attempts = 0, dueAt, error } = delivery ?? {}
    const { answeredAt, answeredBy } = answers[index] ?? {}
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

function recordsOf(db: Firestore, filter: Filter) {
  const deliveries = db.collection('deliveries')
  const states = ['sending', 'waiting', 'queued', 'perhapsSent']
  const since = 'waitingSince'
  return {
    all: deliveries.orderBy('createdAt', 'desc'),
    open: deliveries.where('state', 'in', states).orderBy('__name__'),
    unanswered: db.collection('answers').where(since, '>', new Date(0)).orderBy(since, 'desc'),
  }[filter]
}
