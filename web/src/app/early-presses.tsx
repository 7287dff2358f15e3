// Replays for React what a visitor did before the page's code ran: the presses and submitted forms that
// start/keep-presses.ts has marked, and what was typed into controlled fields.

import { useEffect, useLayoutEffect, useState } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'
import { hydrateAt } from '../components/gate.ts'
import { ALIVE, PRESSED } from '../start/attributes.ts'
import { isAlive } from '../start/is-alive.ts'

/** Rendered beside the page's content, so that its effect runs when that content is hydrated. */
export function EarlyPresses() {
  const hydrated = useHydrated()
  const [typed] = useState(() => new Map<HTMLInputElement, string>())
  // In a layout effect, because an effect of the page may render a field anew, and that resets the field.
  useLayoutEffect(() => {
    for (const field of controlledFields()) {
      if (field.value !== field.defaultValue) typed.set(field, field.value)
    }
  }, [typed])
  useEffect(() => {
    if (!hydrated || isAlive()) return
    document.documentElement.setAttribute(ALIVE, '')
    // In a microtask, because React does not hydrate synchronously while an effect runs.
    queueMicrotask(() => replay(typed))
  }, [hydrated, typed])
  return null
}

/** @param typed the typed values of the controlled fields that the page had when it was hydrated */
async function replay(typed: ReadonlyMap<HTMLInputElement, string>) {
  // Repeats the focus for React: the gate around the focused element opens (components/gate.ts), and a form starts to
  // load Firestore (enquiry/use-enquiry.ts).
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const fields = [...controlledFields()].flatMap((field) => {
    const value = field.value === field.defaultValue ? typed.get(field) : field.value
    return value === undefined ? [] : [{ field, value }]
  })
  // Twice, because the lowest price is limited by the highest one, and the other way round.
  for (const { field, value } of [...fields, ...fields]) {
    hydrateAt(field)
    retype(field, value)
  }
  // From here on enquiry/use-enquiry.ts asks before a page is left during a send.
  window.onbeforeunload = null
  const isTyping = document.activeElement?.matches('input, select, textarea')
  for (const element of earlyPresses()) {
    // The visitor has gone on to a field since: a menu or the pictures would cover it.
    if (isTyping && element.matches('[aria-expanded], [aria-haspopup]')) continue
    hydrateAt(element)
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
    // React renders the result in a microtask, and the next press must find that result.
    await null
  }
}

/** The pressed elements in the order of the presses: a button once for each press, a link or form for its last one. */
function earlyPresses(): HTMLElement[] {
  const presses = [...document.querySelectorAll<HTMLElement>(`[${PRESSED}]`)].flatMap((element) => {
    const times = element.getAttribute(PRESSED)!.trim().split(' ').map(Number)
    element.removeAttribute(PRESSED)
    const counted = element instanceof HTMLButtonElement ? times : times.slice(-1)
    return counted.map((timeMs) => ({ element, timeMs }))
  })
  return presses.sort((a, b) => a.timeMs - b.timeMs).map(({ element }) => element)
}

/**
 * The fields whose values React controls: the prices, which alone have a step. Any other field keeps its value through
 * hydration.
 */
function controlledFields() {
  return document.querySelectorAll<HTMLInputElement>('input[step]')
}

/**
 * At hydration React assumes that it rendered the field's present value, and ignores an input event with the
 * same value. Therefore the field is first reset to its default value: setting the value again then fires
 * onChange. The prototype's setter sets the value, because React replaces the setter of the field itself
 * (https://github.com/facebook/react/issues/10135).
 */
function retype(field: HTMLInputElement, value: string) {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
