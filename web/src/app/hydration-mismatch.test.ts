// @vitest-environment jsdom

import { expect, it, onTestFinished, vi } from 'vitest'
import { keepState } from './hydration-mismatch.ts'

const FORM = '<form data-lead="contact"><input name="name"></form>'

it('the focus returns to the field that has it while React renders the form anew, and to no field that was left', () => {
  const { field, renderAnew } = openForm()
  field().focus()
  renderAnew()
  expect(document.activeElement).toBe(field())
  field().blur()
  vi.runAllTimers()
  renderAnew()
  expect(document.activeElement).toBe(document.body)
})

it.each(['data-held', 'data-late'])(
  'a form that React renders anew keeps the draft of %s',
  (name) => {
    const { form, renderAnew } = openForm()
    form().setAttribute(name, '{}')
    renderAnew()
    expect(form().getAttribute(name)).toBe('{}')
  },
)

function openForm() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  document.body.innerHTML = FORM
  const restore = keepState(document.body)
  return {
    form: () => document.querySelector('form')!,
    field: () => document.querySelector('input')!,
    renderAnew() {
      document.body.innerHTML = FORM
      restore()
    },
  }
}
