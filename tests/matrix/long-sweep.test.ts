import { PAGE_SIZE } from 'functions/lead/read-leads.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { expect, it } from 'vitest'
import { agencyWithServer, MINUTE } from '../suite/agency.ts'

const { dependencies, newLead, pass, server } = await agencyWithServer('demo-long-sweep')

it('a sweep mails all leads without an event, even more than one page of them', async () => {
  const count = PAGE_SIZE + 100
  await Promise.all(Array.from({ length: count }, () => newLead()))
  pass(2 * MINUTE)
  expect(await sweep(dependencies())).toMatchObject({ sent: count })
  expect(server.received).toHaveLength(count)
  expect(await sweep(dependencies())).toEqual({})
})
