// Translators, password managers and writing assistants change the prerendered HTML. Where React cannot hydrate the
// changed HTML, it renders that part anew, and what the visitor has done there would be lost.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Remembers the fields and <details> in `root`. The returned function writes their state into the elements with which
 * React has replaced them: values, ticks, what is open, and the focus with the caret.
 */
export function keepState(root: HTMLElement): () => void {
  const elements = () => [
    ...root.querySelectorAll<Field | HTMLDetailsElement>('input, select, textarea, details'),
  ]
  let before = elements()
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    focused = target
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
      if (old === focused) moveFocus(old, next)
    }
    before = after
  }
}

/** All <details> are one kind: useId gives a question that is rendered anew another name. */
function kindOf({ tagName, name }: Field | HTMLDetailsElement): string {
  return tagName === 'DETAILS' ? tagName : `${tagName} ${name}`
}

function moveFocus(old: Element, next: HTMLElement) {
  if (document.activeElement !== document.body) return
  next.focus({ preventScroll: true })
  // Null for a field whose caret cannot be read, such as an email field.
  if (!('selectionStart' in old) || old.selectionStart === null) return
  const { selectionStart, selectionEnd } = old as HTMLInputElement
  Object.assign(next, { selectionStart, selectionEnd })
}
