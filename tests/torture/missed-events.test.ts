import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { MINUTE, ownAgency } from '../suite/agency.ts'
import { smtpServer } from '../suite/smtp-server.ts'
import { figure } from './figures.ts'

const agency = ownAgency('demo-missed-events')
let server: Awaited<ReturnType<typeof smtpServer>>
beforeAll(async () => {
  server = await smtpServer()
  await agency.reset()
})
afterAll(() => server.close())

// More leads than the sweep reads at once (PAGE_SIZE).
const COUNT = 600

it('hundreds of leads whose events never came are mailed by one sweep', async () => {
  await Promise.all(Array.from({ length: COUNT }, () => agency.newLead()))
  agency.pass(2 * MINUTE)
  expect(await sweep(agency.dependencies(server.port))).toMatchObject({ sent: COUNT })
  expect(server.received).toHaveLength(COUNT)
  figure(`${COUNT} leads without events: mailed by one sweep`, server.received.length, COUNT)
})
