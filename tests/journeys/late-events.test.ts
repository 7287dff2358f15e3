// A flood whose events come late, so that the sweep finds more leads without a delivery than it has time for.

import { expect, it } from 'vitest'
import type { Mailer } from '../../functions/src/mail/mail.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { agencyWith, dependenciesWith, MINUTE } from '../suite/agency.ts'
import { memoryFirestore } from '../suite/memory-firestore.ts'
import { simulatedMailServer } from '../suite/simulated-mail-server.ts'

/** Milliseconds that each access to the store takes on the test's clock. */
const ACCESS = 300
const LIMITS = { perTenMinutes: 1, perHour: 60, perDay: 300 }

it('leads in the queue are mailed in a digest while the flood goes on', async () => {
  const store = memoryFirestore()
  const agency = agencyWith(store.connect())
  const { receive } = simulatedMailServer('')
  const db = store.connect(async (when) => {
    if (when === 'before') agency.pass(ACCESS)
  })
  const parts = { db, now: agency.now, log: () => {}, limits: LIMITS }
  const mailer: Mailer = { send: async (mail, recipients) => receive(mail, recipients) }
  const dependencies = dependenciesWith({ ...parts, mailer })
  await agency.deliver(await agency.newLead(), dependencies)
  const real = await agency.newLead()
  expect(await agency.deliver(real, dependencies)).toBe('queued')

  for (let count = 0; count < 300; count++) await agency.newLead()
  agency.pass(5 * MINUTE)
  await sweep(dependencies)
  expect(await agency.deliveryOf(real)).toMatchObject({ state: 'sent' })
})
