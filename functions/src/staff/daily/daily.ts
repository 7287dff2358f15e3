// The function `daily` makes deliveries of leads that the sweep cannot find, and erases leads after
// KEEP_LEADS_MONTHS. On working days it stores a document, whose event mails the daily report.

import type { Firestore, Query } from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import { deliveryPath, later, newDelivery } from '../../delivery/delivery-record.ts'
import type { Dependencies } from '../../delivery/dependencies.ts'
import { CLOCKS_DIFFER_MS, SWEEP_BEGINS_MS } from '../../delivery/limits.ts'
import { pathOf, stubOf } from '../../lead/lead.ts'
import { countOf, leadPages, pagesOf } from '../../lead/read-leads.ts'
import { withoutDelivery } from '../../sweep/sweep-store.ts'
import { eraseLeads } from '../erase-leads.ts'
import { indianDay, isSunday } from '../working-day.ts'

type DailyDependencies = Pick<Dependencies, 'db' | 'now' | 'log'> & { keepLeadsMonths: number }

/** The work of one day. A second run on the same day causes no second daily mail. */
export async function daily({ db, keepLeadsMonths, now, log }: DailyDependencies) {
  const start = now()
  await makeMissingDeliveries(db, start)
  await beginDay(db, start)
  const oldest = new Date(start)
  oldest.setUTCMonth(oldest.getUTCMonth() - keepLeadsMonths)
  if (oldest.getUTCDate() !== start.getUTCDate()) oldest.setUTCDate(0) // 31 February is in March.
  const old = (leads: Query) => leads.where('timestamp', '<', oldest).select('timestamp')
  let count = 0
  for await (const page of leadPages(db, old)) {
    await eraseLeads(db, page.map(stubOf))
    count += page.length
    if (now().getTime() - start.getTime() > SWEEP_BEGINS_MS) break
  }
  log('info', 'erased leads that are kept no longer', { count })
}

/**
 * Stores the day's document, once, with its delivery, for the sweep if the event is lost. Deletes
 * the documents of other days, and so ends unsent mails: one daily mail a day is enough.
 */
async function beginDay(db: Firestore, now: Date): Promise<void> {
  const key = { form: 'daily', id: indianDay(now) } as const
  const { docs } = await db.collection(key.form).get()
  const delivery = await db.doc(deliveryPath(key)).get()
  const batch = db.batch()
  for (const { id, ref } of docs) if (id !== key.id) batch.delete(ref)
  if (!isSunday(now) && !delivery.exists) {
    batch.set(db.doc(pathOf(key)), { at: now })
    batch.create(delivery.ref, newDelivery(key, now, null))
  }
  await batch.commit()
}

/**
 * Makes the missing deliveries of a form that has leads with no timestamp or a future one: the
 * sweep finds leads by their timestamps. The rules refuse such leads, but the console stores them.
 */
async function makeMissingDeliveries(db: Firestore, now: Date): Promise<void> {
  const until = later(now, CLOCKS_DIFFER_MS)
  for (const form of formNames) {
    const all = db.collection(form)
    const timed = await countOf(all.where('timestamp', '<=', until))
    if ((await countOf(all)) === timed) continue
    for await (const page of pagesOf(all.select())) {
      for (const lead of await withoutDelivery(db, page.map(stubOf))) {
        // Fails if a record exists meanwhile, or that of an earlier lead under the same id.
        const made = db.doc(deliveryPath(lead)).create(newDelivery(lead, now, lead.sentAt))
        await made.catch(() => {})
      }
    }
  }
}
