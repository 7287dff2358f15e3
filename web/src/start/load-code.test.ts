import { expect, it, vi } from 'vitest'
import { loadCode, loadCodeAtFirstAction } from './load-code.ts'
import { openPage } from './page-in-tests.ts'

const HTML = '<html data-code="/a.js /b.js"><p id="lost" hidden>Reload</p>'

it('code that has not loaded after 120 seconds counts as failed', () => {
  const { find } = openPage(HTML)
  loadCode(() => new Promise(() => {}))
  vi.advanceTimersByTime(119_999)
  expect(find('#lost').hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(find('#lost').hidden).toBe(false)
})

it.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'])(
  'the first %s anywhere loads the code',
  (action) => {
    const { window, page, find } = openPage('<html data-code="data:text/javascript,"><button>')
    loadCodeAtFirstAction()
    expect(page.hasAttribute('data-code')).toBe(true)
    find('button').dispatchEvent(new window.Event(action))
    expect(page.hasAttribute('data-code')).toBe(false)
  },
)

it('the code is loaded when the network is back', () => {
  const { window, page } = openPage('<html data-code="data:text/javascript,">')
  loadCodeAtFirstAction()
  window.dispatchEvent(new window.Event('online'))
  expect(page.hasAttribute('data-code')).toBe(false)
})
