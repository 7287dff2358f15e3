// @vitest-environment jsdom

import { expect, it, onTestFinished, vi } from 'vitest'
import { holdLeads } from './hold-leads.ts'

const HTML = `
  <form id="lead" data-lead="query"><input name="email" value="a@b.in"></form>
  <form id="other"></form>`

holdLeads()

it('a sent lead is a pending draft, whose values a later press replaces', () => {
  const { send, find, drafts } = openForms()
  send('lead')
  find('input').setAttribute('value', 'c@d.in')
  send('lead')
  const id = expect.stringMatching(/^\w{20}$/)
  expect(drafts()).toEqual([{ id, values: { email: 'c@d.in' }, at: Date.now(), tries: 0 }])
})

it('the browser asks before the page is left, until the form shows whom to call after ten seconds', () => {
  const { send, find, asks } = openForms()
  expect(asks()).toBe(false)
  send('lead')
  expect(asks()).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(find('#lead').hasAttribute('data-late')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(find('#lead').hasAttribute('data-late')).toBe(true)
  expect(asks()).toBe(false)
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
  })
  document.body.innerHTML = HTML
  localStorage.clear()
  window.onbeforeunload = null
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  return {
    find,
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
