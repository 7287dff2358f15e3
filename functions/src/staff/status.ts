import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore'
import { DAY_MS, HOUR_MS } from '../delivery/limits.ts'
import { indianTime } from '../mail/mail.ts'

/** What `npm run leads -- status` shows: one line for each fact, and nothing that a visitor typed. */
export async function statusLines(db: Firestore, now = new Date()): Promise<string[]> {
  const [mail, rate, sweep, forms] = (await db.getAll(
    db.doc('health/mail'),
    db.doc('health/rate'),
    db.doc('health/sweep'),
    db.doc('switches/forms'),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot]
  const problems = Object.entries<Timestamp>(mail.get('problems') ?? {}).sort()
  const mailed: readonly number[] = rate.get('mailed') ?? []
  const within = (span: number) => mailed.filter((at) => at > now.getTime() - span).length
  return [
    ...problems.map(([problem, since]) => `problem      ${problem}, since ${timeOf(since)}`),
    ...(problems.length ? [] : ['problem      none']),
    `mails        ${within(HOUR_MS)} in the last hour, ${within(DAY_MS)} in the last day`,
    await waiting(db, 'unsent', 'unsentSince'),
    await waiting(db, 'queued', 'queuedAt'),
    await waiting(db, 'refused', 'refusedAt'),
    `perhaps sent ${await countOf(db, 'state', 'perhapsSent')}`,
    `watermark    ${timeOf(sweep.get('checkedUntil'))}`,
    `last sweep   ${timeOf(sweep.get('sweptAt'))}`,
    `forms        ${forms.get('closed') === true ? 'closed' : 'open'}`,
  ]
}

/** How many deliveries have a time in this field, and the earliest of these times. */
async function waiting(db: Firestore, title: string, field: string): Promise<string> {
  const some = db.collection('deliveries').where(field, '>', new Date(0)).orderBy(field)
  const [count, first] = await Promise.all([some.count().get(), some.limit(1).get()])
  const since = first.docs[0] ? `, since ${timeOf(first.docs[0].get(field))}` : ''
  return `${title.padEnd(12)} ${count.data().count}${since}`
}

async function countOf(db: Firestore, field: string, value: string): Promise<number> {
  return (await db.collection('deliveries').where(field, '==', value).count().get()).data().count
}

function timeOf(time: Timestamp | undefined): string {
  return time ? indianTime(time.toDate()) : 'never'
}
