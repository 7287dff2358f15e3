import { samples } from 'submissions/boundaries'
import { expect, it, onTestFinished, vi } from 'vitest'
import { documentId } from './draft.ts'
import { draftsInMemory } from './drafts-in-memory.ts'
import type { Store } from './firestore.ts'
import { ReloadNeededError } from './load-firestore.ts'
import { createSender, sendDraft, whenOutcomeSeen } from './send.ts'

const { query: lead } = samples

it('7 a stored lead is a success, and its draft is pending only during the send', async () => {
  const { send, sent, drafts } = senderWith(() => Promise.resolve())
  const outcome = send(lead)
  expect(drafts.pending()).toMatchObject([{ values: lead }])
  expect(await outcome).toBe('success')
  expect(sent).toEqual([['query', 'id000000000000000001', lead]])
  expect([...drafts.pending(), ...drafts.failed()]).toEqual([])
})

it('7 a lead that cannot be sent is a failure, and its draft is no longer pending but failed', async () => {
  const { send, drafts } = senderWith(fail)
  expect(await send(lead)).toBe('failure')
  expect(drafts.pending()).toEqual([])
  expect(drafts.failed()).toMatchObject([{ values: lead }])
})

it('a send is a failure when the store cannot be loaded', async () => {
  const { send } = senderWith(() => Promise.resolve(), { store: fail })
  expect(await send(lead)).toBe('failure')
})

it('a send is a failure when the store has not answered by the deadline', async () => {
  withFakeTimers()
  const { send } = senderWith(() => new Promise(() => {}))
  const ended = vi.fn()
  send(lead).then(ended)
  await vi.advanceTimersByTimeAsync(8_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith('failure')
})

it('an unexpected error is a failure too, and is reported', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValueOnce()
  const { send } = senderWith(() => Promise.resolve(), { lock: fail })
  expect(await send(lead)).toBe('failure')
  expect(report).toHaveBeenCalledOnce()
})

const changed = { ...lead, firstName: 'Asha Devi' }
const [first, second] = ['id000000000000000001', 'id000000000000000002']

// biome-ignore format: a table
it.each([
  ['the same content after a failure',           'failure', 0,     lead,    [first, first]],
  ['changed content after a failure',            'failure', 0,     changed, [first, second]],
  ['the same content some time after a success', 'success', 2_000, lead,    [first, second]],
  ['the same content after an unseen success',   'unseen',  2_000, lead,    [first, first]],
  ['changed content right after a success',      'success', 0,     changed, [first, second]],
] as const)('the ids of the sends: %s', async (_, outcome, later, values, expected) => {
  let time = 0
  const create = vi.fn(() => Promise.resolve())
  if (outcome === 'failure') create.mockRejectedValueOnce(new Error('connection lost'))
  const whenSeen = async (task: () => void) => void (outcome === 'unseen' || task())
  const { send, ids } = senderWith(create, { now: () => time, whenSeen })
  expect(await send(lead)).toBe(outcome === 'failure' ? 'failure' : 'success')
  time = later
  expect(await send(values)).toBe('success')
  expect(ids()).toEqual(expected)
})

it.each([
  ['after the visitor has left the form', { isShown: () => false }],
  ['unseen', { whenSeen: async () => {} }],
])('a draft that fails %s stays pending', async (_, changes) => {
  const { send, drafts } = senderWith(fail, changes)
  expect(await send(lead)).toBe('failure')
  expect(drafts.pending()).toMatchObject([{ values: lead }])
  expect(drafts.failed()).toEqual([])
})

it.each(['click', 'input'])('a failure is seen at the next %s', async (act) => {
  const { seen, page } = failureOn('visible')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(seen).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(act))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledOnce()
})

it('a failure is seen after five seconds, not on a page in the background', async () => {
  const { seen, page } = failureOn('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toHaveBeenCalledOnce()
})

it('an attempt that continues after its deadline keeps its own id', async () => {
  withFakeTimers()
  const stored: unknown[][] = []
  let finishLoading: (store: Store) => void = () => {}
  const loading = new Promise<Store>((resolve) => {
    finishLoading = resolve
  })
  const { send } = senderWith(() => Promise.resolve(), { store: () => loading })
  const late = send(lead)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(await late).toBe('failure')
  const corrected = send(changed)
  finishLoading({ create: async (...sent) => void stored.push(sent) })
  expect(await corrected).toBe('success')
  expect(stored).toEqual([
    ['query', first, lead],
    ['query', second, changed],
  ])
})

it('a slow double click and a held key store one lead', async () => {
  let time = 0
  const { send, ids } = senderWith(() => Promise.resolve(), { now: () => time })
  await send(lead)
  for (time = 1_000; time < 10_000; time += 33) expect(await send(lead)).toBe('success')
  expect(ids()).toHaveLength(1)
})

it('a page whose code was removed is loaded anew once, and the draft waits for the new page', async () => {
  const reload = vi.fn()
  const { send, drafts, sending } = senderWith(fail, { store: removed, reload })
  send(lead)
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  const [draft] = drafts.pending()
  expect(draft).toMatchObject({ values: lead, tries: 1 })
  // As the new page does.
  expect(await sendDraft(draft!, sending)).toBe('failure')
  expect(reload.mock.calls).toHaveLength(1)
  expect(drafts.failed()).toMatchObject([{ values: lead }])
})

it('a page whose code was removed is not loaded anew when the visitor has left the form', async () => {
  const reload = vi.fn()
  const { send, drafts } = senderWith(fail, { store: removed, reload, isShown: () => false })
  expect(await send(lead)).toBe('failure')
  expect(reload.mock.calls).toEqual([])
  expect(drafts.pending()).toMatchObject([{ values: lead, tries: 0 }])
})

it('7 a second call during a send sends nothing, and has the outcome of the first call', async () => {
  const { send, ids } = senderWith(() => Promise.resolve())
  expect(await Promise.all([send(lead), send(lead)])).toEqual(['success', 'success'])
  expect(ids()).toHaveLength(1)
})

it('a document id is twenty letters or digits, and unique', () => {
  const ids = Array.from({ length: 3000 }, documentId)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(new Set(ids).size).toBe(3000)
})

function senderWith(
  create: () => Promise<void>,
  changes: Partial<Parameters<typeof createSender>[0]> = {},
) {
  const store = { create: vi.fn<Store['create']>(create) }
  const sent = store.create.mock.calls
  const drafts = draftsInMemory()
  const sending = {
    form: 'query' as const,
    drafts,
    isShown: () => true,
    reload() {},
    store: () => Promise.resolve(store),
    whenSeen: async (task: () => void) => task(),
    ...changes,
  }
  return { send: createSender(sending), sending, sent, drafts, ids: () => sent.map(([, id]) => id) }
}

function fail() {
  return Promise.reject(new Error('connection lost'))
}

function removed() {
  return Promise.reject(new ReloadNeededError())
}

/** A page with a failure, and a function that is called when the visitor has seen the failure. */
function failureOn(visibilityState: string) {
  withFakeTimers()
  const page = Object.assign(new EventTarget(), { visibilityState })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  const seen = vi.fn()
  whenOutcomeSeen(seen)
  return { seen, page }
}

/** Until the end of the test. */
function withFakeTimers() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}
