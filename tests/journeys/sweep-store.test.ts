// What happens between a read and a write of the sweep, with the Firestore in memory, which lets a test act there.

import { expect, it } from 'vitest'
import { deliverLead } from '../../functions/src/delivery/deliver.ts'
import type { Dependencies } from '../../functions/src/delivery/dependencies.ts'
import { LEASE_MS } from '../../functions/src/delivery/limits.ts'
import { postpone } from '../../functions/src/sweep/sweep-store.ts'
import { agencyWith } from '../suite/agency.ts'
import { memoryFirestore } from '../suite/memory-firestore.ts'

it('a delivery that an event claims while the sweep postpones it keeps its lease', async () => {
  const store = memoryFirestore()
  const { newLead, now, pass, deliveryOf, dependencies } = agencyWith(store.connect())
  const lead = await newLead()
  const dying: Dependencies = {
    ...dependencies(1),
    mailer: { send: () => Promise.reject(new Error('killed')) },
  }
  const claim = () => expect(deliverLead(lead, dying)).rejects.toThrow('killed')
  await claim()
  pass(LEASE_MS)

  const claimAfterRead = async (when: string, what: string) => {
    if (when === 'after' && what === 'read') await claim()
  }
  const slow = store.connect(claimAfterRead)
  await expect(postpone(slow, lead, now(), 'UNAVAILABLE')).rejects.toThrow()
  const { dueAt, state, attempts } = (await deliveryOf(lead))!
  expect({ state, attempts }).toEqual({ state: 'sending', attempts: 2 })
  expect(dueAt?.toMillis()).toBe(now().getTime() + LEASE_MS)
})
