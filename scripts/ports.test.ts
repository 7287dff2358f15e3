import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { isFree, portsFrom, requireFree } from './ports.mjs'

it('PORT_OFFSET moves all ports but those that a variable sets', () => {
  const ports = portsFrom({ PORT_OFFSET: '100', SMTP_PORT: '2525' }, 'linux')
  const moved = { hosting: 5100, functions: 5101, firestore: 8180, inbox: 1180 }
  expect(ports).toMatchObject({ ...moved, smtp: 2525 })
})

it('on macOS the site does not use 5000, the port of AirPlay', () => {
  expect(portsFrom({}, 'darwin')).toMatchObject({ hosting: 5002, functions: 5001 })
})

it('no offset up to 1000 in steps of 10 gives two suites the same port', () => {
  const offsets = Array.from({ length: 101 }, (_, index) => String(index * 10))
  const [first = [], ...others] = offsets.map((PORT_OFFSET) =>
    Object.values(portsFrom({ PORT_OFFSET })),
  )
  expect(new Set(first).size).toBe(first.length)
  for (const ports of others) expect(ports.filter((port) => first.includes(port))).toEqual([])
})

it.each(['127.0.0.1', '0.0.0.0', '::'])('a port in use at %s is not free', async (address) => {
  const { port, close } = await listen(address)
  expect(await isFree(port)).toBe(false)
  await close()
  expect(await isFree(port)).toBe(true)
})

it('the message about a port in use names the port’s variable and an offset', async () => {
  const { port, close } = await listen('127.0.0.1')
  onTestFinished(close)
  // The other ports are below 32768: Linux gives outgoing connections the ports above.
  const ports = { ...portsFrom({ PORT_OFFSET: '20000' }), hub: port }
  await expect(requireFree(ports)).rejects.toThrow(
    new RegExp(`Port ${port} \\(hub\\) is in use.[^]*HUB_PORT[^]*PORT_OFFSET=\\d+00 `),
  )
})

it.each([
  ['60', 'Browsers refuse port 5060 (hosting).'],
  ['2000', 'Browsers refuse port 10080 (firestore).'],
])('a suite does not start with PORT_OFFSET=%s', async (PORT_OFFSET, message) => {
  await expect(requireFree(portsFrom({ PORT_OFFSET }, 'linux'))).rejects.toThrow(message)
})

/** A server at any free port of an address. */
async function listen(address: string) {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, address, () => resolve(null)))
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
