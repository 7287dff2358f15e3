// A browser extension or a translator may change the prerendered HTML before React hydrates it. React then renders
// that part of the page anew, with empty fields.

import { PRESSED } from '../start/attributes.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = 'input, select, textarea'

/**
 * Remembers the fields, forms and links of the prerendered page. The returned function copies to each element that
 * React has rendered anew the state of the element it replaced: the typed value, the focus, and the mark of an early
 * press (start/keep-presses.ts).
 */
export function carryOver(root: HTMLElement): () => void {
  let before = elementsOf(root)
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return () => {
    const after = elementsOf(root)
    for (const [key, old] of before) {
      const next = after.get(key)
      if (!next || next === old) continue
      const pressed = old.getAttribute(PRESSED)
      if (pressed) next.setAttribute(PRESSED, pressed)
      if (old.matches(FIELDS)) copyValue(old as Field, next as Field)
      if (old === focused && document.activeElement === document.body) moveFocus(old, next)
    }
    before = after
  }
}

/** The elements by a key that stays when React renders them anew: tag, name or address, and a number among equals. */
function elementsOf(root: HTMLElement): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>(`${FIELDS}, form, a`)) {
    const name = element.getAttribute('name') ?? element.getAttribute('href')
    let place = 0
    while (elements.has(`${element.tagName} ${name} ${place}`)) place++
    elements.set(`${element.tagName} ${name} ${place}`, element)
  }
  return elements
}

/** Fires no event: early-presses.tsx tells React about the values of controlled fields. */
function copyValue(old: Field, next: Field) {
  if (old.value !== next.value) next.value = old.value
  if (old instanceof HTMLInputElement) (next as HTMLInputElement).checked = old.checked
}

function moveFocus(old: HTMLElement, next: HTMLElement) {
  next.focus({ preventScroll: true })
  if (!(old instanceof HTMLTextAreaElement || old instanceof HTMLInputElement)) return
  const { selectionStart, selectionEnd } = old
  // Null for a field whose caret cannot be read, such as one of type email.
  if (selectionStart === null) return
  ;(next as typeof old).setSelectionRange(selectionStart, selectionEnd)
}
