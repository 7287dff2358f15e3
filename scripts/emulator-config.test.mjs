import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emulatorConfig } from './emulator-config.mjs'
import { portsFrom } from './ports.mjs'

const text = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')
const deployed = JSON.parse(text)
const local = emulatorConfig(text, portsFrom({ FIRESTORE_PORT: '18080' }), '.suite/5000')

it('the emulators’ Hosting differs from the deployed one only by the origin of the emulated Firestore', () => {
  const without = JSON.stringify(local.hosting).replace(' http://127.0.0.1:18080', '')
  expect(JSON.parse(without)).toEqual(deployed.hosting)
  expect(JSON.stringify(local.hosting)).toContain(
    "connect-src 'self' https://firestore.googleapis.com http://127.0.0.1:18080",
  )
})

it('apart from Hosting, only the section emulators and the folder of the .env files differ', () => {
  const { hosting: _, emulators, functions, ...rest } = local
  const { hosting: __, functions: deployedFunctions, ...deployedRest } = deployed
  expect(rest).toEqual(deployedRest)
  expect(functions).toEqual([{ ...deployedFunctions[0], configDir: '.suite/5000' }])
  expect(emulators.firestore.port).toBe(18080)
})
