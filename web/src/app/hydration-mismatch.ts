// Translators, password managers and writing assistants change the prerendered HTML. Where React cannot hydrate the
// changed HTML, it renders that part anew, and what the visitor has done there would be lost.

import { HELD, LATE, LEAD } from '../loading/start/attributes.ts'

/**
 * Remembers the fields, <details> and live forms in `root`. The returned function writes their state into the elements
 * with which React has replaced them: values, ticks, what is open, the focus with the caret, and a held or late lead.
 */
export function keepState(root: HTMLElement): () => void {
  const elements = () => [
    ...root.querySelectorAll<HTMLElement>(`input, select, textarea, details, [${LEAD}]`),
  ]
  let before = elements()
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  root.addEventListener('focusout', ({ target }) => {
    // Later, because a field that React removes loses the focus too, but was not left by the visitor.
    setTimeout(() => {
      if ((target as Element).isConnected && document.activeElement === document.body)
        focused = null
    })
  })
  return () => {
    const after = elements()
    const fresh = new Set(after.filter((element) => !before.includes(element)))
    for (const old of before.filter((element) => !element.isConnected)) {
      const next = [...fresh].find((element) => kindOf(element) === kindOf(old))
      if (!next) continue
      fresh.delete(next)
      for (const key of ['open', 'value', 'checked']) {
        if (key in old) Object.assign(next, { [key]: Reflect.get(old, key) })
      }
      for (const name of [HELD, LATE]) {
        const draft = old.getAttribute(name)
        if (draft) next.setAttribute(name, draft)
      }
      if (old === focused) moveFocus(old, next)
    }
    before = after
  }
}

/** All <details> are one kind: useId gives a question that is rendered anew another name. */
function kindOf(element: Element): string {
  const { tagName } = element
  return tagName === 'DETAILS' ? tagName : `${tagName} ${element.getAttribute('name')}`
}

function moveFocus(old: Element, next: HTMLElement) {
  if (document.activeElement !== document.body) return
  next.focus({ preventScroll: true })
  // Null for a field whose caret cannot be read, such as an email field.
  if (!('selectionStart' in old) || old.selectionStart === null) return
  const { selectionStart, selectionEnd } = old as HTMLInputElement
  Object.assign(next, { selectionStart, selectionEnd })
}
