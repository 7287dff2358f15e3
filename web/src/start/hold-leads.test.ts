import { expect, it, vi } from 'vitest'
import { holdLeads } from './hold-leads.ts'
import { openPage } from './page-in-tests.ts'

const HTML = `
  <form id="lead" data-lead="query"><input name="email" value="a@b.in"></form>
  <form id="other"></form>`

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

it('nothing is kept of another form, or when the form’s code has prevented the event', () => {
  const { send, find, drafts, asks } = openForms()
  expect(send('other')).toBe(true)
  find('#lead').addEventListener('submit', (event) => event.preventDefault())
  send('lead')
  expect(drafts()).toEqual([])
  expect(asks()).toBe(false)
})

it('where storage is forbidden, the form is marked, so that its code submits it', () => {
  const { send, find } = openForms()
  vi.stubGlobal('localStorage', null)
  send('lead')
  expect(find('#lead').hasAttribute('data-held')).toBe(true)
})

function openForms() {
  const opened = openPage(HTML)
  const { window, find } = opened
  vi.stubGlobal('FormData', window.FormData)
  holdLeads()
  return {
    ...opened,
    /** Returns whether the event was prevented. */
    send: (id: string) =>
      !find(`#${id}`).dispatchEvent(
        new window.SubmitEvent('submit', { bubbles: true, cancelable: true }),
      ),
    drafts: () => JSON.parse(window.localStorage.getItem('pending-query') ?? '[]'),
    asks: () => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true })),
  }
}
