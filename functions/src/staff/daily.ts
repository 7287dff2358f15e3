// The work of the function `daily`. The function erases leads that are older than the privacy page allows and, on
// working days, stores the daily check. The daily check is a lead whose mail is the daily mail, so the arrival of
// this mail proves that storing, the event and SMTP work.

import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { deliveryName } from '../delivery/delivery-record.ts'
import { SETTLED_KEPT_MS, SWEEP_BEGINS_MS } from '../delivery/limits.ts'
import { later } from '../delivery/transitions.ts'
import { dailyCheckKey, type LeadKey, pathOf } from '../lead/lead.ts'
import { dailyChecks } from '../lead/lead-store.ts'
import type { Log } from '../ports.ts'
import { eraseOlderThan } from './erase.ts'
import { indianDay, isSunday } from './working-day.ts'

/** The work of one day. A second run on the same day stores and erases nothing more. */
export async function daily(
  db: Firestore,
  { keepLeadsMonths, now, log }: { keepLeadsMonths: number; now: () => Date; log: Log },
): Promise<void> {
  const start = now()
  if (!isSunday(start)) await storeDailyCheck(db, start)
  await removeOldChecks(db, start)
  const hasTime = () => now().getTime() - start.getTime() < SWEEP_BEGINS_MS
  const erased = await eraseOlderThan(db, keepLeadsMonths, start, hasTime)
  log('info', 'erased leads that are kept no longer', { count: erased.length })
}

/** Stores the daily check, once a day. */
async function storeDailyCheck(db: Firestore, now: Date): Promise<void> {
  const key = dailyCheckKey(indianDay(now))
  const delivery = await db.doc(`deliveries/${deliveryName(key)}`).get()
  if (delivery.exists) return
  await db.doc(pathOf(key)).set({ timestamp: Timestamp.fromDate(now) })
}

/** Erases a daily check whose mail was sent, and stores the time of the daily mail. */
export async function endDailyCheck(db: Firestore, key: LeadKey, now: Date): Promise<void> {
  const batch = db.batch()
  const expireAt = later(now, SETTLED_KEPT_MS)
  batch.update(db.doc(`deliveries/${deliveryName(key)}`), { expireAt })
  batch.delete(db.doc(pathOf(key)))
  batch.set(db.doc('health/daily'), { lastSentAt: Timestamp.fromDate(now) })
  await batch.commit()
}

/** Erases the daily checks of earlier days whose mail was never sent: one daily mail a day is enough. */
async function removeOldChecks(db: Firestore, now: Date): Promise<void> {
  const today = dailyCheckKey(indianDay(now)).id
  const { docs } = await dailyChecks(db).get()
  await Promise.all(docs.filter(({ id }) => id !== today).map(({ ref }) => ref.delete()))
}
