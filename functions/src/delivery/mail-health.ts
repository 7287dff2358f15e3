import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Log, MailHealth } from '../ports.ts'
import { commitIfUnchanged, put } from './conditional-commit.ts'
import { fingerprint } from './delivery-record.ts'

/** When each open problem began, by keys such as `server EAUTH 535` or `recipient 3fa9… EENVELOPE 550`. */
type Problems = Record<string, Timestamp>

/**
 * Keeps the open problems of the mail server and of the recipients in `health/mail`, so that each problem
 * is logged once when it begins and once when it ends, however many leads meet it.
 */
export function firestoreMailHealth(db: Firestore, log: Log): MailHealth {
  const mail = db.doc('health/mail')

  return {
    async note({ serverFailure, recipients, accepted, refused }, now) {
      const seen = [
        ...(serverFailure ? [`server ${serverFailure}`] : []),
        ...refused.map(({ recipient, code }) => `recipient ${fingerprint(recipient)} ${code}`),
      ]
      const working = [
        ...(accepted.length ? ['server '] : []),
        ...accepted.map((recipient) => `recipient ${fingerprint(recipient)} `),
      ]
      const { begun, ended } = await commitIfUnchanged(db, async (batch) => {
        const read = await mail.get()
        const problems: Problems = read.get('problems') ?? {}
        const begun = seen.filter((key) => !problems[key])
        const ended = Object.keys(problems).filter(
          (key) =>
            !seen.includes(key) &&
            (working.some((start) => key.startsWith(start)) || !isCurrent(key, recipients)),
        )
        if (begun.length || ended.length) {
          const at = Timestamp.fromDate(now)
          const open = Object.entries(problems).filter(([key]) => !ended.includes(key))
          const next = Object.fromEntries([...open, ...begun.map((key) => [key, at] as const)])
          put(batch, read, { problems: next })
        }
        return { begun, ended }
      })
      for (const problem of begun) log('error', alarmOf(problem), { problem })
      for (const problem of ended) log('info', 'mail works again', { problem })
      return ended.length > 0
    },
  }
}

/** Whether a problem is the server's, or that of a recipient who is still in MAIL_TO. */
function isCurrent(problem: string, recipients: readonly string[]): boolean {
  const [subject, who] = problem.split(' ')
  return subject === 'server' || recipients.some((recipient) => fingerprint(recipient) === who)
}

function alarmOf(problem: string): string {
  return problem.startsWith('server ') ? 'the mail server fails' : 'a recipient is refused'
}
