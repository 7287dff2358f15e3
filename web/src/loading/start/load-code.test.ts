// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest'
import { loadCode, loadCodeAtFirstAction } from './load-code.ts'

const page = document.documentElement
const offersReload = () => document.querySelector('#lost:not([hidden])') !== null

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<p id="lost" hidden>Reload</p><button></button>'
  return () => vi.useRealTimers()
})

it('after a file fails, the page offers to reload, and the next call loads all files again', async () => {
  const load = vi.fn(async (file: string) => {
    if (file === '/b.js') throw new Error('gone')
  })
  page.setAttribute('data-code', '/a.js /b.js')
  loadCode(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(offersReload()).toBe(true)
  loadCode(load)
  expect(load).toHaveBeenCalledTimes(4)
})

it('after 120 seconds without the code, the page offers to reload', () => {
  page.setAttribute('data-code', '/a.js')
  loadCode(() => new Promise(() => {}))
  vi.advanceTimersByTime(119_999)
  expect(offersReload()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(offersReload()).toBe(true)
})

it('the first action anywhere loads the code, and so does the return of the network', () => {
  page.setAttribute('data-code', 'data:text/javascript,')
  loadCodeAtFirstAction()
  expect(page.hasAttribute('data-code')).toBe(true)
  const button = document.querySelector('button')
  for (const event of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'online']) {
    page.setAttribute('data-code', 'data:text/javascript,')
    const target = event === 'online' ? window : button
    target?.dispatchEvent(new Event(event))
    expect(page.hasAttribute('data-code'), event).toBe(false)
  }
})
