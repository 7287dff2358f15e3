// What a visitor did before the page's code ran. start/keep-presses.ts has kept every press of a button
// and every form that was sent, and the browser what was typed; here it reaches React's handlers.

import { useEffect } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'
import { ALIVE, PRESSED } from '../start/attributes.ts'
import { isAlive } from '../start/is-alive.ts'

/** Rendered inside the page, so that its effect runs once the page around it is hydrated. */
export function EarlyPresses() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated && !isAlive()) replay()
  }, [hydrated])
  return null
}

function replay() {
  document.documentElement.setAttribute(ALIVE, '')
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const field of document.querySelectorAll<HTMLInputElement>(CONTROLLED)) {
    if (field.value !== field.defaultValue) retype(field)
  }
  const pressed = [...document.querySelectorAll<HTMLElement>(`[${PRESSED}]`)]
  for (const element of pressed.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    element.removeAttribute(PRESSED)
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}

/** The controlled fields. What was typed into any other stays there without React. */
const CONTROLLED = 'input:is([type=number], [type=range])'

/**
 * React takes the value that it finds at hydration for the one it rendered. Reset to the default first, so
 * that setting it again fires onChange. The second time the prototype's setter is called, because React
 * overrides the field's own (https://github.com/facebook/react/issues/10135).
 */
function retype(field: HTMLInputElement) {
  const { value, defaultValue } = field
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const timeOf = (element: Element) => Number(element.getAttribute(PRESSED))
