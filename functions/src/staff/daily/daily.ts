// The function `daily` makes deliveries of leads that the sweep cannot find, and erases leads after
// KEEP_LEADS_MONTHS. On working days it stores a document, whose event mails the daily report.

import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import { deliveryPath, later, newDelivery } from '../../delivery/delivery-record.ts'
import type { Dependencies } from '../../delivery/dependencies.ts'
import { CLOCKS_DIFFER_MS, SWEEP_BEGINS_MS } from '../../delivery/limits.ts'
import { pathOf, stubOf } from '../../lead/lead.ts'
import { countOf, pagesOf, readAll } from '../../lead/lead-store.ts'
import { eraseOlder } from '../erase.ts'
import { indianDay, isSunday } from '../working-day.ts'

type DailyDependencies = Pick<Dependencies, 'db' | 'now' | 'log'> & { keepLeadsMonths: number }

/** The work of one day. A second run on the same day causes no second daily mail. */
export async function daily({ db, keepLeadsMonths, now, log }: DailyDependencies) {
  const start = now()
  await makeMissingDeliveries(db, start)
  await beginDay(db, start)
  const hasTime = () => now().getTime() - start.getTime() < SWEEP_BEGINS_MS
  const oldest = new Date(start)
  // A day that the month does not have, such as 31 February, becomes one of the next month: on the
  // last days of a month, leads are erased up to three days early.
  oldest.setUTCMonth(oldest.getUTCMonth() - keepLeadsMonths)
  const count = await eraseOlder(db, oldest, hasTime)
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
 * Makes the delivery of each lead with no timestamp or a future one, for the sweep, which finds
 * other leads by their timestamps. The rules refuse such leads, but the console stores them.
 */
async function makeMissingDeliveries(db: Firestore, now: Date): Promise<void> {
  const until = later(now, CLOCKS_DIFFER_MS)
  for (const form of formNames) {
    const all = db.collection(form)
    const timed = await countOf(all.where('timestamp', '<=', until))
    if ((await countOf(all)) === timed) continue
    const isTimed = (at: unknown) => at instanceof Timestamp && at <= until
    for await (const page of pagesOf(all.select('timestamp'))) {
      const untimed = page.filter((read) => !isTimed(read.get('timestamp'))).map(stubOf)
      const records = await readAll(db, untimed.map(deliveryPath), 'state')
      for (const [index, lead] of untimed.entries()) {
        const read = records[index]!
        if (!read.exists) await read.ref.create(newDelivery(lead, now, lead.sentAt))
      }
    }
  }
}
