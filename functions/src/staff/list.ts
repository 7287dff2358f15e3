import type { Firestore } from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import {
  type Delivery,
  type DeliveryState,
  deliveryIn,
  deliveryPath,
} from '../delivery/delivery-record.ts'
import { PAGE_SIZE } from '../delivery/limits.ts'
import { isDailyCheck, type LeadKey, pathOf } from '../lead/lead.ts'
import { pagesOf } from '../lead/query-pages.ts'
import { indianTime } from '../mail/mail.ts'

/** What `npm run leads -- list` shows of a lead: nothing that the visitor typed. */
export type Row = {
  lead: string
  sent: string
  /** The state of the delivery, or `none` for a lead that has no delivery record yet. */
  state: DeliveryState | 'none'
  attempts: number
  /** The time of the next attempt; empty when there is none. */
  next: string
  /** Who answered, or when; empty without an answer. */
  answered: string
  error: string
}

export type Which = 'all' | 'open' | 'unanswered'

/** The newest leads of both forms: all, those that are not surely mailed, or those without an answer. */
export async function listLeads(
  db: Firestore,
  { limit = 50, which = 'all' as Which, pageSize = PAGE_SIZE } = {},
): Promise<Row[]> {
  const leads = await newestFirst(db, pageSize)
  const rows: Row[] = []
  for (let start = 0; start < leads.length && rows.length < limit; start += pageSize) {
    const page = leads.slice(start, start + pageSize)
    const found = await db.getAll(...page.map(({ key }) => db.doc(deliveryPath(key))))
    for (const [index, { key, sentAt }] of page.entries()) {
      const read = found[index]
      const delivery = read ? deliveryIn(read, key, sentAt) : null
      if (fits(which, delivery)) rows.push(rowOf(key, sentAt, delivery))
    }
  }
  return rows.slice(0, limit)
}

type Stored = { key: LeadKey; sentAt: Date }

/** Every stored lead by the time of its storage, which a lead without a timestamp has too. */
async function newestFirst(db: Firestore, pageSize: number): Promise<Stored[]> {
  const leads: Stored[] = []
  for (const form of formNames) {
    const all = db.collection(form).orderBy('__name__').select('timestamp')
    for await (const page of pagesOf(all, pageSize)) {
      for (const { id, createTime } of page) {
        const key = { form, id }
        if (!isDailyCheck(key)) leads.push({ key, sentAt: createTime.toDate() })
      }
    }
  }
  return leads.sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
}

function fits(which: Which, delivery: Delivery | null): boolean {
  if (which === 'open') return delivery?.state !== 'sent'
  if (which === 'unanswered') return !delivery || delivery.unansweredSince !== null
  return true
}

function rowOf(key: LeadKey, sentAt: Date, delivery: Delivery | null): Row {
  const answeredAt = delivery?.answeredAt
  return {
    lead: pathOf(key),
    sent: indianTime(sentAt),
    state: delivery?.state ?? 'none',
    attempts: delivery?.attempts ?? 0,
    next: delivery?.dueAt ? indianTime(delivery.dueAt.toDate()) : '',
    answered: answeredAt ? delivery.answeredBy || indianTime(answeredAt.toDate()) : '',
    error: delivery?.error ?? '',
  }
}
