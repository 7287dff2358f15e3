// Requests as scanners send them. `fetch` refuses such addresses itself, so the test writes them to a socket.

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { siteUrl } from '../suite/addresses.ts'

it.each([
  ['//', 'site.example'],
  ['//[', 'site.example'],
  ['http://[', 'site.example'],
  ['/contact', '['],
])('%s at the host %s gets 400, and the site still answers', async (address, host) => {
  expect(await statusLine(address, host)).toBe('HTTP/1.1 400 Bad Request')
  expect((await fetch(`${siteUrl}/contact`)).status).toBe(200)
})

async function statusLine(address: string, host: string) {
  const { hostname, port } = new URL(siteUrl)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const [reply] = await once(socket, 'data')
  socket.destroy()
  return String(reply).split('\r\n')[0]
}
