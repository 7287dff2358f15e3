// @vitest-environment jsdom

import { expect, it, onTestFinished, vi } from 'vitest'
import { keepState } from './hydration-mismatch.ts'

it('a form that React renders anew keeps focus and drafts, and a field that was left gets no focus', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const form = () => document.querySelector('form')!
  const field = () => document.querySelector('input')!
  const render = () => {
    document.body.innerHTML = '<form data-lead="contact"><input name="name"></form>'
  }
  render()
  const restore = keepState(document.body)
  field().focus()
  form().setAttribute('data-held', '{"tries":0}')
  form().setAttribute('data-late', '{"tries":1}')
  render()
  restore()
  expect(document.activeElement).toBe(field())
  expect({ ...form().dataset }).toEqual({
    lead: 'contact',
    held: '{"tries":0}',
    late: '{"tries":1}',
  })
  field().blur()
  vi.runAllTimers()
  render()
  restore()
  expect(document.activeElement).toBe(document.body)
})
