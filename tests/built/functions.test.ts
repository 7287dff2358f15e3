// What a deployment reads from the built functions. The emulator ignores most of these settings.

import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { LEASE_MS } from 'functions/delivery/limits.ts'
import { expect, it } from 'vitest'
import { firestore, hosting } from '../../firebase.json'
import { dependencies } from '../../functions/package.json'

const dist = new URL('../../functions/dist/', import.meta.url)
const bundle: Record<string, { __endpoint?: unknown }> = await import(
  new URL('index.js', dist).href
)

const REGION = 'asia-south1'
const COMMON = { region: [REGION], cpu: 1, availableMemoryMb: 512 }
const PASSWORD = { secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }] }
const ONE_AT_A_TIME = { ...COMMON, timeoutSeconds: 900, concurrency: 1, maxInstances: 1 }

const mailOnCreate = (form: string) => ({
  ...COMMON,
  ...PASSWORD,
  timeoutSeconds: 540,
  concurrency: 20,
  maxInstances: 2,
  eventTrigger: {
    eventType: 'google.cloud.firestore.document.v1.created',
    eventFilterPathPatterns: { document: `${form}/{id}` },
    retry: true,
  },
})

const SETTINGS = {
  answer: { ...COMMON, timeoutSeconds: 30, httpsTrigger: { invoker: ['public'] } },
  daily: {
    ...ONE_AT_A_TIME,
    scheduleTrigger: {
      schedule: '0 9 * * *',
      timeZone: 'Asia/Kolkata',
      retryConfig: { retryCount: 3 },
    },
  },
  mailcontact: mailOnCreate('contact'),
  maildaily: mailOnCreate('daily'),
  mailquery: mailOnCreate('query'),
  sweep: { ...ONE_AT_A_TIME, ...PASSWORD, scheduleTrigger: { schedule: 'every 5 minutes' } },
}

it('the bundle exports the functions and nothing else', () => {
  expect(Object.keys(bundle).sort()).toEqual(Object.keys(SETTINGS))
})

it.each(Object.entries(SETTINGS))('%s is deployed with its trigger and its limits', (name, own) => {
  expect(bundle[name]?.__endpoint).toMatchObject(own)
})

it('the lease of an attempt outlasts the 540 seconds of a function that mails a lead', () => {
  expect(LEASE_MS).toBeGreaterThan(540_000)
})

it('the database and the function to which Hosting rewrites are in the region of the functions', () => {
  const rewritten = hosting.rewrites.flatMap((rewrite) => rewrite.function ?? [])
  expect(rewritten).toEqual([{ functionId: 'answer', region: REGION }])
  expect(firestore.location).toBe(REGION)
})

it('the bundle imports exactly the packages that a deployment installs', () => {
  const imported = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, dist), 'utf8').matchAll(
        /^(?:import|export)\b.*?"([^"]+)";$|\bimport\("([^"]+)"\)/gm,
      ),
    ])
    .map(([, fixed, late]) => fixed ?? late ?? '')
    .filter((name) => !/^[.]|^node:/.test(name) && !builtinModules.includes(name))
    .map((name) => name.replace(/^(@[^/]+\/[^/]+|[^/]+).*/, '$1'))
  expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort())
})
