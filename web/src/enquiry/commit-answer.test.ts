import { expect, it } from 'vitest'
import { checkingCommits } from './commit-answer.ts'

const COMMIT = 'https://firestore.googleapis.com/v1/projects/x/databases/(default)/documents:commit'
const stored = { commitTime: '2026-11-25T10:00:00Z', writeResults: [{}] }

it('the answer of Firestore to a commit is passed on', async () => {
  const response = await answering(stored)(COMMIT)
  expect(await response.json()).toEqual(stored)
})

it.each([{}, { commitTime: stored.commitTime }, { ...stored, writeResults: [] }, []])(
  'status 200 with %j to a commit is a failure',
  async (body) => {
    await expect(answering(body)(COMMIT)).rejects.toThrow('not from Firestore')
  },
)

it('a page of HTML with status 200 is a failure', async () => {
  const login = checkingCommits(async () => new Response('<h1>Log in</h1>'))
  await expect(login(COMMIT)).rejects.toThrow()
})

it('refusals, and answers to other requests, are passed on', async () => {
  expect((await answering({ error: {} }, 403)(COMMIT)).status).toBe(403)
  expect((await answering({})('https://x.example/token')).status).toBe(200)
})

function answering(body: unknown, status = 200) {
  return checkingCommits(async () => Response.json(body, { status }))
}
