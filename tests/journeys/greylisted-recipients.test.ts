// Many recipients, which a server that greylists accepts one after the other.

import { expect, it } from 'vitest'
import type { Mailer } from '../../functions/src/ports.ts'
import { agencyWith, dependenciesWith } from '../suite/agency.ts'
import { memoryFirestore } from '../suite/memory-firestore.ts'

const to = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@agency.example`)

it('every recipient gets the lead once, however many attempts that takes', async () => {
  const agency = agencyWith(memoryFirestore().connect())
  const delivered: string[] = []
  const mailer: Mailer = {
    async send(_mail, [accepted = '', ...others]) {
      delivered.push(accepted)
      const failure = { scope: 'recipient', permanent: false, code: 'EENVELOPE 450' } as const
      const refused = others.map((recipient) => ({ recipient, failure }))
      return { ok: true, accepted: [accepted], refused }
    },
  }
  const parts = { db: agency.db, mailer, now: agency.now, log: () => {}, to }
  const lead = await agency.newLead()
  await agency.deliver(lead, dependenciesWith(parts))
  await agency.sweepTimes(5, () => dependenciesWith(parts))
  expect(delivered).toEqual(to)
  expect(await agency.deliveryOf(lead)).toMatchObject({ state: 'sent' })
})
