import { expect, it } from 'vitest'
import { portsFrom } from './ports.mjs'

it('on Linux, site, functions, Firestore and inbox have the defaults of the Firebase CLI and MailDev', () => {
  expect(portsFrom({}, 'linux')).toMatchObject({
    hosting: 5000,
    functions: 5001,
    firestore: 8080,
    smtp: 1025,
    inbox: 1080,
  })
})

it('a port’s variable sets that port, and PORT_OFFSET moves all others', () => {
  const ports = portsFrom({ PORT_OFFSET: '100', HOSTING_PORT: '6000' })
  expect(ports).toMatchObject({ hosting: 6000, functions: 5101, firestore: 8180 })
})

it('on macOS the site does not use 5000, the port of AirPlay', () => {
  expect(portsFrom({}, 'darwin')).toMatchObject({ hosting: 5002, functions: 5001 })
  expect(portsFrom({ HOSTING_PORT: '5000' }, 'darwin').hosting).toBe(5000)
})

it('no offset up to 1000 in steps of 10 gives two suites the same port', () => {
  const ports = Object.values(portsFrom({}))
  const first = new Set(ports)
  expect(first.size).toBe(ports.length)
  for (let offset = 10; offset <= 1000; offset += 10) {
    const second = Object.values(portsFrom({ PORT_OFFSET: String(offset) }))
    expect(
      second.filter((port) => first.has(port)),
      `PORT_OFFSET=${offset}`,
    ).toEqual([])
  }
})
