// A mail server refuses the words of some leads, or a firewall cuts the connection because of their words. These leads
// are mailed, and they delay no other lead. The clock is the test's.

import { expect, it } from 'vitest'
import { pathOf } from '../../functions/src/lead/lead.ts'
import { agencyWithServer } from '../suite/agency.ts'
import { plainTextOf } from '../suite/mime.ts'
import type { Behaviour } from '../suite/smtp-server.ts'

const { deliver, deliveryOf, newLead, server, sweepTimes } = await agencyWithServer('demo-words')

it.each<[string, Behaviour]>([
  ['at the dot', { data: 'drop', words: /Spam/ }],
  ['in the message', { duringData: 'drop', words: /Spam/ }],
])(
  'a lead whose words end the connection %s is told without its words, and the others with theirs',
  async (_, behaviour) => {
    server.behave(behaviour)
    const [bad, ...others] = [
      await newLead({ firstName: 'Spam' }),
      await newLead(),
      await newLead(),
    ]
    for (const lead of [bad!, ...others]) await deliver(lead)
    for (const lead of others) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
    await sweepTimes(17)
    expect(await deliveryOf(bad!)).toMatchObject({ state: 'sent' })
    const text = plainTextOf(server.taken.at(-1) ?? '')
    expect(text).toContain(`npm run leads -- export ${pathOf(bad!)}`)
    expect(text).not.toContain('Spam')
  },
)

it('many leads whose words end the connection hold back no lead that the sweep has to mail', async () => {
  server.behave({ data: 'drop', words: /Spam/ })
  for (let count = 0; count < 10; count++) await deliver(await newLead({ firstName: 'Spam' }))
  const forgotten = await newLead()
  await sweepTimes(4)
  expect(await deliveryOf(forgotten)).toMatchObject({ state: 'sent', attempts: 1 })
})
