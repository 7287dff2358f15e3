import { samples } from 'submissions/boundaries'
import { expect, it, vi } from 'vitest'
import { draftsInMemory, storageInMemory } from './drafts-in-memory.ts'
import { finishPending } from './finish-pending.ts'
import type { Store } from './firestore.ts'

const { query: lead } = samples
const second = { ...lead, firstName: 'Meera' }

it('drafts are sent under their own ids, oldest first, up to the first failure', async () => {
  const { drafts, finish, sent, shown } = form({
    create: (_, __, { firstName }) =>
      firstName === 'Meera' ? Promise.reject(new Error('offline')) : Promise.resolve(),
  })
  const all = [lead, second, { ...lead, firstName: 'Kabir' }]
  const ids = all.map((values) => drafts.begin(values).id)
  await finish()
  expect(sent).toEqual([0, 1].map((index) => ['query', ids[index], all[index]]))
  expect(shown).toEqual(['start', 'success', 'start', 'failure'])
  expect(drafts.pending()).toMatchObject([{ values: { firstName: 'Kabir' } }])
  expect(drafts.failed()).toMatchObject([{ values: second }])
})

it.each(['lock', 'waitForStorage'])(
  'what another tab stores while this tab waits for `%s` is not sent',
  async (step) => {
    const local = storageInMemory()
    const otherTab = draftsInMemory(local)
    const draft = otherTab.begin(lead)
    const { finish, sent, shown } = form({
      drafts: draftsInMemory(local),
      lock(_, __, task) {
        if (step === 'lock') otherTab.stored(draft)
        return task()
      },
      async waitForStorage() {
        if (step === 'waitForStorage') otherTab.stored(draft)
      },
    })
    await finish()
    expect([sent, shown]).toEqual([[], []])
  },
)

it('a draft that this page has stored in the meantime is shown as a success', async () => {
  const drafts = draftsInMemory()
  const draft = drafts.begin(lead)
  const { finish, sent, shown } = form({
    drafts,
    waitForStorage: async () => drafts.stored(draft),
  })
  await finish()
  expect([sent, shown]).toEqual([[], ['success']])
})

it('a form that is not shown finishes no draft', async () => {
  const { drafts, finish, sent } = form({ isShown: () => false })
  drafts.begin(lead)
  await finish()
  expect(sent).toEqual([])
  expect(drafts.pending()).toMatchObject([{ tries: 0 }])
})

it('a draft whose sends never end is sent three times, and fails when the visitor sees the message', async () => {
  const drafts = draftsInMemory()
  drafts.begin(lead)
  for (const tries of [1, 2, 3]) {
    const { finish, sent } = form({ drafts, create: () => new Promise(() => {}) })
    // Never settles, as in a tab that is closed.
    void finish()
    await expect.poll(() => sent).toHaveLength(1)
    expect(drafts.pending()).toMatchObject([{ tries }])
  }
  let see = () => {}
  const { finish, sent, shown } = form({
    drafts,
    whenSeen: async (task) => {
      see = task
    },
  })
  await finish()
  expect([sent, shown]).toEqual([[], ['start', 'failure']])
  expect(drafts.pending()).toHaveLength(1)
  see()
  expect(drafts.pending()).toEqual([])
  expect(drafts.failed()).toMatchObject([{ values: lead }])
})

type Changes = Partial<Parameters<typeof finishPending>[1]> & Partial<Store>

/** A quote form that is shown again, the sends it makes and the results it shows. */
function form({
  drafts = draftsInMemory(),
  create = () => Promise.resolve(),
  ...changes
}: Changes = {}) {
  const store = { create: vi.fn(create) }
  const sent = store.create.mock.calls
  const shown: string[] = []
  const finish = () =>
    finishPending(drafts.pending(), {
      form: 'query',
      drafts,
      isShown: () => true,
      reload() {},
      store: () => Promise.resolve(store),
      lock: (_, __, task) => task(),
      waitForStorage: () => Promise.resolve(),
      whenSeen: async (task) => task(),
      onStart: () => shown.push('start'),
      onEnd: (outcome) => shown.push(outcome),
      ...changes,
    })
  return { drafts, finish, sent, shown }
}
