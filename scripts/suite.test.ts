import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { isFree, portsFrom, requireFree } from './ports.mjs'

it.each(['127.0.0.1', '0.0.0.0', '::'])('a port in use at %s is not free', async (address) => {
  const { port, close } = await listen(address)
  expect(await isFree(port)).toBe(false)
  await close()
  expect(await isFree(port)).toBe(true)
})

it('the message about a port in use names the port’s variable and an offset', async () => {
  const { port, close } = await listen('127.0.0.1')
  // The other ports are below 32768: Linux gives outgoing connections the ports above.
  const ports = { ...portsFrom({ PORT_OFFSET: '20000' }), hub: port }
  await expect(requireFree(ports)).rejects.toThrow(
    new RegExp(`Port ${port} \\(hub\\) is in use.[^]*HUB_PORT[^]*PORT_OFFSET=\\d+00 `),
  )
  await close()
})

/** A server at any free port of an address. */
async function listen(address: string) {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, address, () => resolve(null)))
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}
