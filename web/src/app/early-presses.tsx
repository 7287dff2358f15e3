// What a visitor did before the page's code ran. index.html has kept every press of a button and every
// form that was sent, and the browser what was typed; here it reaches its handlers.

import { useEffect } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'

/** Stands in the page, so that it acts when the page around it is alive; then nothing is kept any more. */
export function EarlyPresses() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated && !('alive' in document.documentElement.dataset)) replay()
  }, [hydrated])
  return null
}

function replay() {
  document.documentElement.dataset.alive = ''
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const field of document.querySelectorAll<HTMLInputElement>(CONTROLLED)) {
    if (field.value !== field.defaultValue) retype(field)
  }
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
  for (const element of pressed.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    element.removeAttribute('data-pressed')
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}

/** The fields whose value is React's; what stands in all the others is theirs alone. */
const CONTROLLED = 'input:is([type=number], [type=range])'

/** React took the value that it found for its own; set back behind its back, it is news. */
function retype(field: HTMLInputElement) {
  const { value, defaultValue } = field
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const timeOf = ({ dataset }: HTMLElement) => Number(dataset.pressed)
