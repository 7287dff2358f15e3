// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { keepOneOpen } from './keep-one-open.ts'

// jsdom ignores the name of <details>, as older browsers do.
const HTML = `
  <details id="one" name="a" open><summary>One</summary></details>
  <details id="two" name="a"><summary>Two</summary></details>
  <details id="other" name="b" open><summary>Other</summary></details>
  <details id="alone"><summary>Alone</summary></details>`

keepOneOpen()

it('a press opens a question and closes the others of its name', () => {
  expect(openAfter('two')).toEqual(['two', 'other'])
})

it('a press leaves an open question open, unless the question has no name', () => {
  expect(openAfter('one', 'other', 'alone', 'alone')).toEqual(['one', 'other'])
})

/** The open questions after presses of these questions. */
function openAfter(...ids: string[]) {
  document.body.innerHTML = HTML
  for (const id of ids) document.querySelector<HTMLElement>(`#${id} summary`)?.click()
  return [...document.querySelectorAll('details[open]')].map(({ id }) => id)
}
