// @vitest-environment jsdom

import { expect, it, onTestFinished, vi } from 'vitest'
import { holdLeads } from './hold-leads.ts'

const HTML = `
  <form id="lead" data-lead="query">
    <input name="email" value="a@b.in"><button type="submit">Send</button>
  </form>
  <form id="other"></form>`

holdLeads()

const ID = expect.stringMatching(/^\w{20}$/)

it('a sent lead is a pending draft, which its tab keeps too, and its button is disabled', () => {
  const { send, drafts, button } = openForms()
  send('lead')
  expect(drafts()).toEqual([{ id: ID, values: { email: 'a@b.in' }, at: Date.now(), tries: 0 }])
  expect(sessionStorage.getItem('failed-query')).toBe(JSON.stringify(drafts()))
  expect(button().disabled).toBe(true)
})

it('after ten seconds the draft is a failed draft, and the button can be pressed', () => {
  const { send, find, asks, drafts, button } = openForms()
  expect(asks()).toBe(false)
  button().focus()
  send('lead')
  button().blur()
  expect(asks()).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(find('#lead').hasAttribute('data-late')).toBe(false)
  expect(drafts()).toHaveLength(1)
  vi.advanceTimersByTime(20)
  expect(find('#lead').hasAttribute('data-late')).toBe(true)
  expect([asks(), drafts(), button().disabled]).toEqual([false, [], false])
  // A reload fills these values in.
  expect(sessionStorage.getItem('failed-query')).toContain('"values":{"email":"a@b.in"}')
  expect(document.activeElement).toBe(button())
  send('lead')
  expect(find('#lead').hasAttribute('data-late')).toBe(false)
  expect(drafts()).toHaveLength(1)
})

it('a failure that nobody has seen leaves the draft pending until the page is seen', () => {
  const { send, drafts } = openForms()
  // As in a page in the background.
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  send('lead')
  vi.advanceTimersByTime(10_000)
  expect(drafts()).toHaveLength(1)
  frame.mock.lastCall?.[0](0)
  expect(drafts()).toEqual([])
})

it('a lead stays pending when React has rendered its form anew', () => {
  const { send, find, drafts } = openForms()
  send('lead')
  find('#lead').remove()
  vi.advanceTimersByTime(10_020)
  expect(drafts()).toHaveLength(1)
})

it('an id belongs to its values: a lead with other values has another id, whatever became of the first', () => {
  const { send, change, drafts } = openForms()
  send('lead')
  const [first] = drafts()
  // Another tab has stored the lead.
  localStorage.clear()
  change('c@d.in')
  send('lead')
  const [second] = drafts()
  expect(second).toMatchObject({ id: ID, values: { email: 'c@d.in' } })
  expect(second.id).not.toBe(first.id)
  send('lead')
  expect(drafts()).toMatchObject([{ id: second.id }])
})

it.each(['pending', 'failed'])(
  'the same content keeps the id of a %s draft of an earlier page',
  (kind) => {
    const { send, drafts } = openForms()
    const draft = { id: 'A'.repeat(20), values: { email: 'a@b.in' }, at: 1, tries: 0 }
    const storage = kind === 'pending' ? localStorage : sessionStorage
    storage.setItem(`${kind}-query`, JSON.stringify([draft]))
    send('lead')
    expect(drafts()).toEqual([{ ...draft, at: Date.now() }])
  },
)

it.each([
  ['damaged', []],
  ['{}', []],
  ['[null]', [null]],
  ['[{"id":"a"}]', [{ id: 'a' }]],
])('a lead is kept beside the stored list %s', (list, kept) => {
  const { send, drafts } = openForms()
  localStorage.setItem('pending-query', list)
  send('lead')
  expect(drafts()).toEqual([...kept, expect.objectContaining({ id: ID })])
})

it('a press by a clock before the build of the page has no time', () => {
  const { send, drafts } = openForms()
  vi.setSystemTime('2025-11-28')
  send('lead')
  expect(drafts()).toMatchObject([{ at: 0 }])
})

it('nothing is kept of a form that stores no lead, or after the form’s code has prevented the event', () => {
  const { send, find, drafts, asks } = openForms()
  expect(send('other')).toBe(true)
  find('#lead').addEventListener('submit', (event) => event.preventDefault())
  send('lead')
  expect(drafts()).toEqual([])
  expect(asks()).toBe(false)
})

it('where storage is forbidden, the form is marked, so that its code submits the form', () => {
  const { send, find } = openForms()
  vi.stubGlobal('localStorage', null)
  send('lead')
  expect(find('#lead').hasAttribute('data-held')).toBe(true)
})

function openForms() {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
  })
  document.body.innerHTML = HTML
  window.onbeforeunload = null
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  return {
    find,
    button: () => find('#lead button') as HTMLButtonElement,
    change: (email: string) => find('#lead input').setAttribute('value', email),
    /** Returns whether the event was prevented. */
    send: (id: string) =>
      !find(`#${id}`).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    drafts: () => JSON.parse(localStorage.getItem('pending-query') ?? '[]'),
    /** Whether the page asks before it is left. Vitest's window does not call `onbeforeunload` itself. */
    asks: () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.onbeforeunload?.(leaving)
      return leaving.defaultPrevented
    },
  }
}
