import { expect, it, vi } from 'vitest'
import { openPage } from './page-in-tests.ts'
import { switchOnButtons } from './switch-on.ts'

it('buttons are enabled as soon as they are parsed', async () => {
  const { document } = openPage('<main></main>')
  switchOnButtons()
  const button = addDisabledButton(document)
  await vi.advanceTimersByTimeAsync(0)
  expect(button.disabled).toBe(false)
})

it('buttons that the page’s code disables later stay disabled', async () => {
  const { document } = openPage('<main></main>')
  switchOnButtons()
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
  const button = addDisabledButton(document)
  await vi.advanceTimersByTimeAsync(0)
  expect(button.disabled).toBe(true)
})

function addDisabledButton(document: Document) {
  const button = document.createElement('button')
  button.disabled = true
  document.querySelector('main')?.append(button)
  return button
}
