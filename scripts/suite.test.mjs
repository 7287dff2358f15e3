import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { portsFrom } from './ports.mjs'
import { emulatorConfig } from './suite.mjs'

const text = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')
const deployed = JSON.parse(text)

it('the emulators run the deployed firebase.json, with ports, one more origin and own values', () => {
  const local = emulatorConfig(text, portsFrom({ FIRESTORE_PORT: '18080' }), '.suite/5000')
  const { hosting, emulators, functions, ...rest } = local
  const { hosting: deployedHosting, functions: deployedFunctions, ...deployedRest } = deployed
  expect(rest).toEqual(deployedRest)
  expect(functions).toEqual([{ ...deployedFunctions[0], configDir: '.suite/5000' }])
  expect(emulators.firestore.port).toBe(18080)
  const origins = "connect-src 'self' https://firestore.googleapis.com"
  expect(JSON.stringify(hosting)).toContain(`${origins} http://127.0.0.1:18080`)
  const without = JSON.stringify(hosting).replace(' http://127.0.0.1:18080', '')
  expect(JSON.parse(without)).toEqual(deployedHosting)
})
