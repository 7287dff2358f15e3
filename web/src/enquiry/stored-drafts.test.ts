import { samples } from 'submissions/boundaries'
import { expect, it, vi } from 'vitest'
import { storageInMemory } from './drafts-in-memory.ts'
import { draftsOf } from './stored-drafts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** After the build of the page (vitest.config.ts). */
const NOW = Date.parse('2026-11-25')
const values = samples.query
const id = 'Abcdefghij0123456789'

it('a draft is pending from the press until it is stored, also when its tab is closed', () => {
  const { query, newTab, local } = browser()
  const draft = query.begin(values)
  expect(query.pending()).toEqual([draft])
  expect(newTab().pending()).toEqual([draft])
  query.stored(draft)
  expect(query.pending()).toEqual([])
  expect(local).toEqual(new Map())
})

it('a draft that failed is kept in its own tab only', () => {
  const { query, newTab, reloaded, local } = browser()
  const draft = query.begin(values)
  query.failureSeen(draft)
  expect(reloaded().failed()).toEqual([draft])
  expect(newTab().failed()).toEqual([])
  expect(newTab().pending()).toEqual([])
  expect(local).toEqual(new Map())
})

it('a success erases the failed drafts of its tab, and keeps the pending drafts of other tabs', () => {
  const { query, newTab } = browser()
  query.failureSeen(query.begin(values))
  const other = newTab().begin({ ...values, firstName: 'Meera' })
  query.stored(query.begin({ ...values, firstName: 'Asha Devi' }))
  expect(query.failed()).toEqual([])
  expect(query.pending()).toEqual([other])
})

it('the same content keeps its id until a success, also after a reload and in another tab', () => {
  const { query, newTab, reloaded } = browser()
  const first = query.begin(values)
  expect(newTab().begin(values).id).toBe(first.id)
  query.failureSeen(first)
  const again = reloaded().begin(values)
  expect(again.id).toBe(first.id)
  query.stored(again)
  query.successSeen(again)
  expect(query.begin(values).id).not.toBe(first.id)
})

it('what was last typed is kept in its tab, until it is erased or pressed', () => {
  const { query, newTab, reloaded } = browser()
  for (const firstName of ['A', 'B', 'A']) query.hide({ ...values, firstName }, { firstName })
  expect([reloaded().toFillIn(), newTab().toFillIn()]).toEqual([{ firstName: 'A' }, {}])
  query.hide(values, {})
  expect(reloaded().toFillIn()).toEqual({})
  query.hide(values, values)
  query.begin(values)
  expect(reloaded().toFillIn()).toEqual({})
})

it('a press before the code ran keeps its id if another tab has stored its lead', () => {
  const { query, session } = browser()
  session.set('failed-query', JSON.stringify([{ id, values, at: NOW, tries: 0 }]))
  expect(query.begin(values).id).toBe(id)
})

it('restored values are pending again until the result is seen, for a day', () => {
  const { query, newTab, reloaded, session } = browser()
  const draft = query.begin(values)
  const restoredAfter = (time: number, fields = values) => {
    reloaded(time).restored(fields)
    return query.pending()
  }
  query.countTry(draft)
  expect(restoredAfter(0)).toMatchObject([{ tries: 1 }])
  newTab().stored(draft)
  expect([...session.values()].join()).not.toContain(values.email)
  expect(restoredAfter(0, { ...values, firstName: 'Meera' })).toEqual([])
  expect(restoredAfter(DAY - 1)).toEqual([draft])
  query.failureSeen(draft)
  expect(restoredAfter(20 * MINUTE)).toEqual([])
  query.stored(query.begin(values))
  expect(restoredAfter(DAY)).toEqual([])
})

it.each([
  ['a year ahead', 365 * DAY],
  ['an hour ahead', HOUR],
  ['a year behind', -365 * DAY],
  ['in 1970', -NOW],
])('a press by a clock %s is pending for 24 hours from the next page', (_, wrong) => {
  const { reloaded, local } = browser()
  const { id } = reloaded(wrong).begin(values)
  expect(reloaded(0).pending()).toMatchObject([{ id, values, at: NOW }])
  expect(reloaded(24 * HOUR - 1).pending()).toHaveLength(1)
  expect(reloaded(24 * HOUR).pending()).toEqual([])
  expect(local).toEqual(new Map())
})

it('the 15 minutes of a failed draft begin when its failure is seen', () => {
  const { query, reloaded } = browser()
  reloaded(20 * MINUTE).failureSeen(query.begin(values))
  expect(reloaded(35 * MINUTE - 1).failed()).toHaveLength(1)
  expect(reloaded(35 * MINUTE).failed()).toEqual([])
})

it('each form has its own drafts', () => {
  const { query, contact } = browser()
  query.begin(values)
  expect(contact.pending()).toEqual([])
  contact.stored(contact.begin(samples.contact))
  expect(query.pending()).toHaveLength(1)
})

it('a lead that was stored while no form was shown is kept with its values until a form shows the result', () => {
  const { query } = browser()
  const draft = query.begin(values)
  query.leave(values)
  query.stored(draft)
  expect(query.storedUnseen()).toEqual(draft)
  expect(query.toFillIn()).toEqual(values)
  query.successSeen(draft)
  expect(query.storedUnseen()).toBeNull()
  expect(query.toFillIn()).toEqual({})
  query.stored(draft)
  // A press discards an earlier result.
  query.begin(values)
  expect(query.storedUnseen()).toBeNull()
})

it.each(['not JSON', '"a text"', '{}'])('a stored text that is no list is erased: %s', (text) => {
  const { query, local } = browser(text)
  expect(query.pending()).toEqual([])
  expect(local).toEqual(new Map())
})

it('an entry that was not written as a draft is erased alone', () => {
  const draft = { id, values, at: NOW, tries: 0 }
  const changes = [{ at: null }, { at: undefined }, { tries: undefined }, { id: 'no id' }]
  const damaged = [...changes, { values: null }, { values: 'a text' }].map((change) => ({
    ...draft,
    ...change,
  }))
  for (const entry of [null, 5, 'a text', [], {}, ...damaged]) {
    const { query, local } = browser(JSON.stringify([entry, draft]))
    expect(query.pending(), JSON.stringify(entry)).toEqual([draft])
    expect(local.get('pending-query')).toBe(JSON.stringify([draft]))
  }
})

it('reading valid drafts writes nothing, so that a removal by another tab is not undone', () => {
  const { query, local } = browser()
  query.begin(values)
  const write = vi.spyOn(local, 'set')
  expect(query.pending()).toHaveLength(1)
  expect(write).not.toHaveBeenCalled()
})

it('without storage, the same content has the same id until it is stored, and no draft is kept for a reload', () => {
  const query = draftsOf('query', { local: forbidden, session: forbidden })
  const first = query.begin(values)
  expect(query.keepForReload(first)).toBe(false)
  expect(query.pending()).toEqual([])
  query.failureSeen(first)
  expect(query.failed()).toEqual([])
  const again = query.begin(values)
  expect(again.id).toBe(first.id)
  query.successSeen(again)
  expect(query.begin(values).id).not.toBe(first.id)
})

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError')
}

/** A browser with one tab, whose clock shows NOW; `reloaded` is the same tab after a time. */
function browser(pendingQuery?: string) {
  const local = new Map(pendingQuery === undefined ? [] : [['pending-query', pendingQuery]])
  const session = new Map<string, string>()
  const page = (form: 'query' | 'contact', own = session, time = 0) =>
    draftsOf(form, {
      local: storageInMemory(local),
      session: storageInMemory(own),
      now: () => NOW + time,
    })
  return {
    query: page('query'),
    contact: page('contact'),
    reloaded: (time?: number) => page('query', session, time),
    newTab: () => page('query', new Map()),
    local,
    session,
  }
}
