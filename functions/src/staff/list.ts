import type { Firestore } from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import { type Delivery, type DeliveryState, deliveryName } from '../delivery/delivery-record.ts'
import { PAGE_SIZE } from '../delivery/limits.ts'
import { isDailyCheck, type LeadKey, pathOf } from '../lead/lead.ts'
import { pagesOf } from '../lead/query-pages.ts'
import { indianTime } from '../mail/format.ts'

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
  const rows: Row[] = []
  for await (const page of newestFirst(db, pageSize)) {
    const found = await db.getAll(
      ...page.map(({ key }) => db.doc(`deliveries/${deliveryName(key)}`)),
    )
    page.forEach(({ key, sentAt }, index) => {
      const delivery = found[index]?.data() as Delivery | undefined
      if (fits(which, delivery)) rows.push(rowOf(key, sentAt, delivery))
    })
    if (rows.length >= limit) break
  }
  return rows.slice(0, limit)
}

type Stored = { key: LeadKey; sentAt: Date }

/** The leads of both forms in pages, merged in the order of their times. */
async function* newestFirst(db: Firestore, pageSize: number): AsyncGenerator<Stored[]> {
  const sources = formNames.map((form) => ({
    form,
    // Only the timestamp, which startAfter needs.
    pages: pagesOf(db.collection(form).orderBy('timestamp', 'desc').select('timestamp'), pageSize),
    waiting: [] as Stored[],
    isDone: false,
  }))
  for (;;) {
    for (const source of sources) {
      if (source.waiting.length || source.isDone) continue
      const { value, done } = await source.pages.next()
      source.isDone = done === true
      source.waiting = (value ?? []).map(({ id, createTime }) => ({
        key: { form: source.form, id },
        sentAt: createTime.toDate(),
      }))
    }
    const page: Stored[] = []
    while (sources.every(({ waiting, isDone }) => waiting.length || isDone)) {
      const newest = sources
        .filter(({ waiting }) => waiting.length)
        .sort((one, other) => timeOf(other.waiting) - timeOf(one.waiting))[0]
      const next = newest?.waiting.shift()
      if (!next) break
      if (!isDailyCheck(next.key)) page.push(next)
    }
    if (page.length) yield page
    if (sources.every(({ waiting, isDone }) => !waiting.length && isDone)) return
  }
}

function timeOf([first]: readonly Stored[]): number {
  return first?.sentAt.getTime() ?? 0
}

function fits(which: Which, delivery: Delivery | undefined): boolean {
  if (which === 'open') return delivery?.state !== 'sent' && delivery?.state !== 'erased'
  if (which === 'unanswered') return !delivery || delivery.unansweredSince !== null
  return true
}

function rowOf(key: LeadKey, sentAt: Date, delivery: Delivery | undefined): Row {
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
