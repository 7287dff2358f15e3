// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { keepOneOpen } from './keep-one-open.ts'

it('a press leaves an open question of a group open, and closes a question without a group', () => {
  document.body.innerHTML = `
    <details open name="group"><summary>One</summary></details>
    <details open><summary>Alone</summary></details>`
  keepOneOpen()
  for (const summary of document.querySelectorAll('summary')) summary.click()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
})
