// What happens between a read and a write of the sweep, with the Firestore in memory, which lets a test act there.

import { expect, it } from 'vitest'
import { firestoreDeliveries } from '../../functions/src/delivery/delivery-store.ts'
import { CLAIM_LEASE_MS } from '../../functions/src/delivery/limits.ts'
import { firestoreSweepStore } from '../../functions/src/sweep/sweep-store.ts'
import { agencyWith } from '../suite/agency.ts'
import { memoryFirestore } from '../suite/memory-firestore.ts'

it('a delivery that an event claims while the sweep postpones it keeps its lease', async () => {
  const store = memoryFirestore()
  const { newLead, now, pass, deliveryOf, dependencies } = agencyWith(store.connect())
  const lead = await newLead()
  const limits = { perTenMinutes: 10, perHour: 10, perDay: 10 }
  const { claimLead } = firestoreDeliveries(store.connect(), limits)
  expect(await claimLead(lead, now())).toMatchObject({ outcome: 'claimed', attempt: 1 })
  pass(CLAIM_LEASE_MS)

  const claimAfterRead = async (when: string, what: string) => {
    if (when !== 'after' || what !== 'read') return
    expect(await claimLead(lead, now())).toMatchObject({ outcome: 'claimed', attempt: 2 })
  }
  const { postpone } = firestoreSweepStore(store.connect(claimAfterRead))
  await expect(postpone(lead, now(), 'UNAVAILABLE')).rejects.toThrow()
  const { dueAt, state } = (await deliveryOf(lead))!
  expect(state).toBe('sending')
  expect(dueAt?.toMillis()).toBe(now().getTime() + CLAIM_LEASE_MS)
  // The lease is kept for the attempt that has it.
  const { deliveries } = dependencies(1)
  expect(await deliveries.beginSend(lead, 2, now())).toBe(true)
})
