import { expect, it } from 'vitest'
import { keepOneOpen } from './keep-one-open.ts'
import { openPage } from './page-in-tests.ts'

// jsdom ignores the name of <details>, as older browsers do.
const HTML = `
  <details id="one" name="a" open><summary>One</summary></details>
  <details id="two" name="a"><summary>Two</summary></details>
  <details id="other" name="b" open><summary>Other</summary></details>
  <details id="alone"><summary>Alone</summary></details>`

it('a press opens a question and closes the others of its name', () => {
  const { press, open } = openQuestions()
  press('two')
  expect(open()).toEqual(['two', 'other'])
})

it('a press of the open question leaves it open, and a press of a question without a name closes it', () => {
  const { press, open } = openQuestions()
  for (const id of ['one', 'other', 'alone', 'alone']) press(id)
  expect(open()).toEqual(['one', 'other'])
})

function openQuestions() {
  const { document, find } = openPage(HTML)
  keepOneOpen()
  return {
    press: (id: string) => find(`#${id} summary`).click(),
    open: () => [...document.querySelectorAll('details[open]')].map(({ id }) => id),
  }
}
