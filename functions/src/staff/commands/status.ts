import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { DAY_MS, HOUR_MS } from '../../delivery/limits.ts'
import { healthIn } from '../../delivery/open-problems.ts'
import { recent } from '../../flood/rate-limit.ts'
import { countOf, readAll } from '../../lead/read-leads.ts'
import { indianTime } from '../../mail/text-and-html.ts'

/** What `npm run leads -- status` shows: a line for each fact, nothing that a visitor typed. */
export async function statusLines(db: Firestore, now = new Date()): Promise<string[]> {
  const paths = ['health/sweep', 'health/mail', 'health/rate', 'switches/forms'] as const
  const [sweep, health, rate, forms] = await readAll(db, paths)
  const problems = Object.entries(healthIn(health).problems)
  const { mailed } = recent(rate.data(), now.getTime())
  const unsure = db.collection('deliveries').where('state', '==', 'perhapsSent')
  const countIn = (spanMs: number) => mailed.filter((ms) => ms > now.getTime() - spanMs).length
  return [
    ...problems.sort().map(([problem, since]) => `problem      ${problem}, since ${timeOf(since)}`),
    ...(problems.length ? [] : ['problem      none']),
    `mails        ${countIn(HOUR_MS)} in the last hour, ${countIn(DAY_MS)} in the last day`,
    await waitingLine(db, 'unsent', 'unsentSince'),
    await waitingLine(db, 'queued', 'queuedAt'),
    `perhaps sent ${await countOf(unsure)}`,
    `watermark    ${timeOf(sweep.get('checkedUntil'))}`,
    `last sweep   ${timeOf(sweep.get('sweptAt'))}`,
    `forms        ${forms.get('closed') === true ? 'closed' : 'open'}`,
  ]
}

/** The number of deliveries with a time in this field, and the earliest of these times. */
async function waitingLine(db: Firestore, title: string, field: string): Promise<string> {
  const timed = db.collection('deliveries').where(field, '>', new Date(0)).orderBy(field)
  const [first] = (await timed.limit(1).get()).docs
  const since = first ? `, since ${timeOf(first.get(field))}` : ''
  return `${title.padEnd(12)} ${await countOf(timed)}${since}`
}

function timeOf(time: unknown): string {
  return time instanceof Timestamp ? indianTime(time.toDate()) : 'never'
}
