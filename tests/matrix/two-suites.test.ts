// A second suite beside the suite of this test run (docs/decisions/005).

import { samples } from 'submissions/boundaries'
import { expect, it } from 'vitest'
import { freeOffset, portsFrom } from '../../scripts/ports.mjs'
import { setUp } from '../../scripts/setup.mjs'
import { startSuite } from '../../scripts/suite.mjs'
import { projectId } from '../suite/addresses.ts'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { db, leadsWith, mark } from '../suite/leads.ts'

const SLOW = { timeout: 180_000 }

it('of two suites side by side, each mails only its own leads', SLOW, async () => {
  const ports = portsFrom({ PORT_OFFSET: String(await freeOffset()) })
  const { env, stop } = await startSuite(ports, setUp())
  try {
    const [ofFirst, ofSecond] = [mark(), mark()]
    await store(env.FIRESTORE_EMULATOR_HOST, { ...samples.query, lastName: ofSecond })
    await db.collection('query').add({ ...samples.query, lastName: ofFirst })

    expect(await waitForMails(ofSecond, 1, 60_000, env.INBOX_URL)).toHaveLength(1)
    expect(await waitForMails(ofFirst)).toHaveLength(1)
    expect(await mailsAbout(ofSecond)).toHaveLength(0)
    expect(await mailsAbout(ofFirst, env.INBOX_URL)).toHaveLength(0)
    expect(await leadsWith('query', 'lastName', ofSecond)).toHaveLength(0)
    expect((await fetch(`${env.SITE_URL}/contact`)).status).toBe(200)
  } finally {
    await stop()
  }
})

/** Stores a quote request over REST, because the Admin SDK knows one emulator in each process. */
async function store(host: string, values: Record<string, string>) {
  const fields = Object.entries(values).map(([name, value]) => [name, { stringValue: value }])
  const documents = `projects/${projectId}/databases/(default)/documents`
  const { status } = await fetch(`http://${host}/v1/${documents}/query`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: Object.fromEntries(fields) }),
  })
  expect(status).toBe(200)
}
