import { expect, it } from 'vitest'
import { portsFrom } from './ports.mjs'

it('the defaults are the ports that docs/development.md names', () => {
  expect(portsFrom({})).toMatchObject({
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

it('no two ports are the same', () => {
  const ports = Object.values(portsFrom({}))
  expect(new Set(ports).size).toBe(ports.length)
})
