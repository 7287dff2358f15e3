// A process is killed at seven points of a delivery or a sweep, twenty times each.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LEASE_MS } from 'functions/delivery/limits.ts'
import type { Lead } from 'functions/lead/lead.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { expect, it } from 'vitest'
import { agencyWithServer, MINUTE } from '../suite/agency.ts'
import { figure } from './figures.ts'

const TIMES = 20
const program = fileURLToPath(new URL('killed-process.mjs', import.meta.url))

const projectId = 'demo-kills'
const { dependencies, newLeads, pass, server, statesOf } = await agencyWithServer(projectId)

it.each([
  { point: 'before the claim', times: 'once' },
  { point: 'before the answer to the claim', times: 'once' },
  { point: 'before the send', times: 'once' },
  { point: 'in SMTP', times: 'once' },
  { point: 'after 250', times: 'once or twice' },
  { point: 'before the outcome is written', times: 'once or twice' },
  { point: 'in the sweep', times: 'once' },
])('each lead is mailed $times when a process is killed $point', async ({ point, times }) => {
  // One lead more than processes, because a sweep is killed at its second lead.
  const leads = await newLeads(TIMES + 1)
  for (const lead of leads.slice(1)) expect(await killed(point, lead)).toBe('SIGKILL')

  server.behave({})
  pass(2 * MINUTE + LEASE_MS)
  await sweep(dependencies())
  const mails = leads.map(({ id }) =>
    server.received.filter(({ messageId }) => messageId === `<query.${id}@agency.example>`),
  )
  figure(`killed ${point}, ${TIMES} times: leads lost`, count(mails, 0), 0)
  figure(
    `killed ${point}, ${TIMES} times: leads mailed twice`,
    count(mails, 2),
    times === 'once' ? 0 : `≤ ${TIMES}`,
  )
  expect(Math.max(...mails.map(({ length }) => length))).toBeLessThanOrEqual(2)
  expect(await statesOf(leads)).toEqual(['sent'])
})

/** Runs a process until it is killed at `point`; resolves to the signal that ended it. */
function killed(point: string, lead: Lead): Promise<string | null> {
  const given = JSON.stringify({ point, lead, port: server.port, projectId })
  const child = spawn(process.execPath, [program, given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  server.behave(
    point === 'in SMTP'
      ? { onLine: (line) => line === 'DATA' && child.kill('SIGKILL'), beforeData: 'silent' }
      : {},
  )
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}

function count(mails: unknown[][], length: number): number {
  return mails.filter((copies) => copies.length === length).length
}
