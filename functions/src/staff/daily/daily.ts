// The function `daily` erases leads after KEEP_LEADS_MONTHS. On working days it stores a document,
// whose event mails the daily report.

import type { Firestore } from 'firebase-admin/firestore'
import { deliveryPath, newDelivery } from '../../delivery/delivery-record.ts'
import type { Dependencies } from '../../delivery/dependencies.ts'
import { pathOf } from '../../lead/lead.ts'
import { eraseOlder, monthsBefore } from '../erase.ts'
import { indianDay, isSunday } from '../working-day.ts'

type DailyDependencies = Pick<Dependencies, 'db' | 'now' | 'log'> & { keepLeadsMonths: number }

/** The work of one day. A second run on the same day causes no second daily mail. */
export async function daily({ db, keepLeadsMonths, now, log }: DailyDependencies) {
  const start = now()
  await beginDay(db, start)
  const { length } = await eraseOlder(db, monthsBefore(start, keepLeadsMonths))
  log('info', 'erased leads that are kept no longer', { count: length })
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
