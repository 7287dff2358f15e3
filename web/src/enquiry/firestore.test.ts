// Which answers of Firestore and of Hosting count. The SDK makes the requests; only `fetch` is replaced.

import { samples } from 'submissions/boundaries'
import { afterAll, expect, it, vi } from 'vitest'

const INIT = { projectId: 'seventh-pass-1a2b3', apiKey: 'AIzaSyExample', appId: '1:2:web:3' }
const STORED = { commitTime: '2026-11-25T10:00:00.123456Z', writeResults: [{ updateTime: '…' }] }

const fetchStub = vi.fn<(url: string) => Promise<Response>>()
vi.stubGlobal('APP_CHECK_SITE_KEY', null)
vi.stubGlobal('fetch', fetchStub)
const { connect } = await import('./firestore.ts')
const store = await connect(async () => Response.json(INIT))
afterAll(() => void vi.unstubAllGlobals())

const send = () => store.create('query', 'Abcdefghij0123456789', samples.query)

it('a lead is stored after Firestore’s own answer, at an address with the project’s key', async () => {
  fetchStub.mockResolvedValueOnce(Response.json(STORED))
  await send()
  expect(fetchStub.mock.lastCall?.[0]).toMatch(/documents:commit\?key=AIzaSyExample$/)
})

it.each([
  ...['{}', '[]', 'null', '"ok"', '0', 'true'],
  JSON.stringify({ commitTime: STORED.commitTime }),
  JSON.stringify({ ...STORED, writeResults: [] }),
  JSON.stringify({ ...STORED, writeResults: 'x' }),
  JSON.stringify({ ...STORED, commitTime: 'now' }),
  JSON.stringify({ ...STORED, commitTime: 1 }),
  JSON.stringify([STORED]),
])('status 200 with %j is a failure', async (body) => {
  fetchStub.mockResolvedValueOnce(new Response(body))
  await expect(send()).rejects.toThrow('The answer to a commit is not from Firestore')
})

it.each([
  ['an empty answer', new Response('')],
  ['a login page', new Response('<!doctype html><h1>Log in</h1>')],
  ['status 204', new Response(null, { status: 204 })],
])('%s, which is no JSON, is a failure', async (_, response) => {
  fetchStub.mockResolvedValueOnce(response)
  await expect(send()).rejects.toThrow('JSON')
})

it('a lead that is there already counts as stored, and a refusal as a failure', async () => {
  const error = { message: 'Document already exists: projects/x', status: 'ALREADY_EXISTS' }
  fetchStub.mockResolvedValueOnce(Response.json({ error }, { status: 409 }))
  await send()
  fetchStub.mockResolvedValueOnce(Response.json({ error: { message: 'denied' } }, { status: 403 }))
  await expect(send()).rejects.toThrow('denied')
})

it('answers to other requests are passed on', async () => {
  fetchStub.mockResolvedValueOnce(Response.json({}))
  expect(await (await fetch('https://x.example/token')).json()).toEqual({})
})

it.each(['{}', '[]', '{"projectId":""}'])(
  'without a project no connection is made: %s',
  async (body) => {
    await expect(connect(async () => new Response(body))).rejects.toThrow('names no project')
  },
)
