// What happens once a day: leads older than promised are erased, and on working days the agency is mailed
// how things stand. That mail is the mail of a lead which is stored here, so that its arrival proves the
// whole way: stored, event, SMTP.

import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { deliveryName } from '../delivery/delivery-record.ts'
import { DAY_MS, SETTLED_KEPT_MS, SWEEP_BEGINS_MS } from '../delivery/limits.ts'
import { later } from '../delivery/transitions.ts'
import { dailyCheckKey, type LeadKey, pathOf } from '../lead/lead.ts'
import type { Log } from '../ports.ts'
import { eraseOlderThan } from './erase.ts'
import { indianDay, isSunday } from './working-day.ts'

/** One day's work; safe to run twice on a day. */
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

/** Stores the lead whose mail is the daily mail, once a day. */
async function storeDailyCheck(db: Firestore, now: Date): Promise<void> {
  const key = dailyCheckKey(indianDay(now))
  const delivery = await db.doc(`deliveries/${deliveryName(key)}`).get()
  if (delivery.exists) return
  await db.doc(pathOf(key)).set({ timestamp: Timestamp.fromDate(now) })
}

/** Erases a daily check once its mail has gone, and notes when the report was made. */
export async function endDailyCheck(db: Firestore, key: LeadKey, now: Date): Promise<void> {
  const batch = db.batch()
  const expireAt = later(now, SETTLED_KEPT_MS)
  batch.update(db.doc(`deliveries/${deliveryName(key)}`), { expireAt })
  batch.delete(db.doc(pathOf(key)))
  batch.set(db.doc('health/daily'), { lastSentAt: Timestamp.fromDate(now) })
  await batch.commit()
}

/** Checks of earlier days whose mail never went: one daily mail a day is enough. */
async function removeOldChecks(db: Firestore, now: Date): Promise<void> {
  const days = [1, 2, 3, 4, 5, 6, 7].map((days) =>
    indianDay(new Date(now.getTime() - days * DAY_MS)),
  )
  const checks = await db.getAll(...days.map((day) => db.doc(pathOf(dailyCheckKey(day)))))
  // The emulator brings an event for the deletion of a document that is not there.
  const left = checks.filter(({ exists }) => exists)
  await Promise.all(left.map(({ ref }) => ref.delete()))
}
