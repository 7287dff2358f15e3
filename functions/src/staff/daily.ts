// The work of the function `daily`: it erases leads older than KEEP_LEADS_MONTHS, and makes deliveries for leads that
// the sweep does not find. On working days it stores the daily check with its report: a lead whose mail is the daily
// mail.

import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import { deliveryPath, later, newDelivery } from '../delivery/delivery-record.ts'
import type { Dependencies } from '../delivery/dependencies.ts'
import { CLOCKS_DIFFER_MS, SWEEP_BEGINS_MS } from '../delivery/limits.ts'
import { pathOf } from '../lead/lead.ts'
import { dailyChecks, pagesOf, stubOf } from '../lead/lead-store.ts'
import { codeOf } from '../log.ts'
import { dailyReport } from './daily-report.ts'
import { eraseOlder, monthsBefore } from './erase.ts'
import { indianDay, isSunday } from './working-day.ts'

type DailyDependencies = Pick<Dependencies, 'db' | 'now' | 'log'> & {
  site: string
  keepLeadsMonths: number
}

/** The work of one day. A second run on the same day stores no second daily check. */
export async function daily(dependencies: DailyDependencies) {
  const { db, keepLeadsMonths, now, log } = dependencies
  const start = now()
  await makeMissingDeliveries(db, start)
  await renewDailyCheck(dependencies, start)
  const hasTime = () => now().getTime() - start.getTime() < SWEEP_BEGINS_MS
  const count = await eraseOlder(db, monthsBefore(start, keepLeadsMonths), hasTime)
  log('info', 'erased leads that are kept no longer', { count })
}

/**
 * Erases the daily checks of other days, which remain when their mail is not known to be sent: one daily mail a day is
 * enough. Stores the check of this day, once. A report that cannot be made does not stop the mail.
 */
async function renewDailyCheck({ db, site, log }: DailyDependencies, now: Date): Promise<void> {
  const key = { form: 'contact', id: `daily-${indianDay(now)}` } as const
  const { docs } = await dailyChecks(db).get()
  await Promise.all(docs.filter(({ id }) => id !== key.id).map(({ ref }) => ref.delete()))
  const delivery = await db.doc(deliveryPath(key)).get()
  if (isSunday(now) || delivery.exists || docs.some(({ id }) => id === key.id)) return
  const report = await dailyReport(db, site, now).catch((error) => {
    log('error', 'the daily report cannot be made', { code: codeOf(error) })
    return null
  })
  await db.doc(pathOf(key)).set({ timestamp: now, report })
}

/**
 * Makes the delivery of each lead whose timestamp is missing or in the future, because the sweep finds leads by their
 * timestamp; the sweep then mails the lead. The rules refuse such a lead, but the console can store one.
 */
async function makeMissingDeliveries(db: Firestore, now: Date): Promise<void> {
  const until = later(now, CLOCKS_DIFFER_MS)
  for (const form of formNames) {
    const all = db.collection(form)
    const timed = await all.where('timestamp', '<=', until).count().get()
    if ((await all.count().get()).data().count === timed.data().count) continue
    for await (const page of pagesOf(all.orderBy('__name__').select('timestamp'))) {
      for (const document of page) {
        const timestamp = document.get('timestamp')
        if (timestamp instanceof Timestamp && timestamp <= until) continue
        const lead = stubOf(document)
        const delivery = await db.doc(deliveryPath(lead)).get()
        if (!delivery.exists) await delivery.ref.create(newDelivery(lead, now, lead.sentAt))
      }
    }
  }
}
