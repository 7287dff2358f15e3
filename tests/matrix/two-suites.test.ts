// A second suite beside the suite of this test run (docs/decisions/005).

import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { samples } from 'submissions/boundaries'
import { expect, it, vi } from 'vitest'
import { freeOffset, portsFrom } from '../../scripts/ports.mjs'
import { setUp } from '../../scripts/setup.mjs'
import { startSuite } from '../../scripts/suite.mjs'
import { projectId } from '../suite/addresses.ts'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { db, leadsWith, mark } from '../suite/leads.ts'

it('of two suites side by side, each mails only its own leads', { timeout: 180_000 }, async () => {
  const ports = portsFrom({ PORT_OFFSET: String(await freeOffset()) })
  const { env, stop } = await startSuite(ports, setUp())
  try {
    const [ofFirst, ofSecond] = [mark(), mark()]
    // The Admin SDK reads the variable when it makes a database.
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', env.FIRESTORE_EMULATOR_HOST)
    const dbOfSecond = getFirestore(initializeApp({ projectId }, 'second'))
    vi.unstubAllEnvs()
    await dbOfSecond.collection('query').add({ ...samples.query, lastName: ofSecond })
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
