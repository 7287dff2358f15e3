import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweep } from '../../functions/src/sweep.ts'
import { smtpServer } from '../suite/smtp-server.ts'
import { MINUTE, ownAgency } from '../suite/world.ts'
import { figure } from './figures.ts'

const agency = ownAgency('demo-forgotten')
let server: Awaited<ReturnType<typeof smtpServer>>
beforeAll(async () => {
  server = await smtpServer()
  await agency.reset()
})
afterAll(() => server.close())

it('a hundred leads whose events never came are mailed by one sweep', async () => {
  await Promise.all(Array.from({ length: 100 }, () => agency.newLead()))
  agency.pass(2 * MINUTE)
  expect(await sweep(agency.world(server.port))).toMatchObject({ sent: 100 })
  expect(server.received).toHaveLength(100)
  figure('100 leads without events: mailed by one sweep', server.received.length, 100)
})
