// Two work-arounds of the local suite (docs/decisions/005).

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LAUNCHER } from '../../scripts/setup.mjs'
import { findJava } from '../../scripts/tools.mjs'
import { siteUrl } from '../suite/addresses.ts'

// Scanners send such addresses. `fetch` refuses them, so the test writes them to a socket.
it.each([
  ['//', 'site.example'],
  ['//[', 'site.example'],
  ['http://[', 'site.example'],
  ['/contact', '['],
])('%s at the host %s gets 400, and the site still answers', async (address, host) => {
  expect(await statusLine(address, host)).toBe('HTTP/1.1 400 Bad Request')
  expect((await fetch(`${siteUrl}/contact`)).status).toBe(200)
})

it('Java reads the launcher’s manifest and looks for the class that the manifest names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
  const jar = join(folder, 'launcher.jar')
  writeFileSync(jar, LAUNCHER)
  const java = join(findJava(), 'java')
  expect(() => execFileSync(java, ['-jar', jar], { encoding: 'utf8', stdio: 'pipe' })).toThrow(
    'find or load main class com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  )
  rmSync(folder, { recursive: true })
})

async function statusLine(address: string, host: string) {
  const { hostname, port } = new URL(siteUrl)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const [reply] = await once(socket, 'data')
  socket.destroy()
  return String(reply).split('\r\n')[0]
}
