// What `npm run leads` refuses, and the options that tests/journeys/staff.test.ts does not call.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { samples } from 'submissions/boundaries'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.mjs'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

it.each(['resend deliveries/query_x', 'erase --email nobody', 'list --limit many', 'drop'])(
  'npm run leads refuses `%s` and prints the usage',
  async (words) => {
    await expect(leads(...words.split(' '))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- list'),
    })
  },
)

it('lists open leads, resends all of them but one that is being sent, and exports none of the future', async () => {
  const lastName = mark()
  const document = { ...samples.query, lastName, timestamp: new Date() }
  const { path } = await db.collection('query').add(document)
  const delivery = db.doc(`deliveries/${path.replace('/', '_')}`)
  const stateOf = async () => (await delivery.get()).get('state')
  await waitForMails(lastName)
  await expect.poll(stateOf).toBe('sent')
  expect((await leads('list', '--open')).stdout).not.toContain(path)

  const lease = new Date(Date.now() + 60_000)
  await delivery.update({ state: 'sending', dueAt: lease })
  await expect(leads('resend', path)).rejects.toMatchObject({
    stderr: expect.stringContaining(`run the command again after ${lease.toISOString()}`),
  })
  await delivery.update({ state: 'perhapsSent', dueAt: null })
  expect((await leads('list', '--open')).stdout).toContain(path)
  expect((await leads('resend', '--all-unsent')).stdout).toMatch(/^[1-9]\d* unsent/)
  expect(await stateOf()).toBe('waiting')

  const { stdout } = await leads('export', '--since', '2099-03-01')
  expect(stdout).toMatch(/^"lead","sent \(India\)",[^\n]*\r\n$/)
})

function leads(...words: string[]) {
  return promisify(execFile)(process.execPath, ['scripts/leads.mjs', ...words], { cwd: root })
}
