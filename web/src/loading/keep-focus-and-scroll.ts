// Keeps the visitor's place while a part of the page is replaced: the focus stays in the part, and
// the visible part of the page stays where it is while a part above the screen changes its height.
// Browsers do the second by themselves (scroll anchoring) only while the anchored element stays in
// the page, and Safari does not (https://drafts.csswg.org/css-scroll-anchoring/). Otherwise a tour's
// price slip would move the text below it by 1,100 pixels on a phone.

/** The fraction of a pixel that the last scroll, which is by whole pixels, left over. */
let remainder = 0

/**
 * Runs `change`, which must have changed the element's content when it returns. If the element begins above the screen
 * and does not end below the screen, the element's end stays at the same place of the screen.
 */
export function keepPlace(element: Element | null, change: () => void) {
  const before = element?.getBoundingClientRect()
  change()
  if (!element || !before || before.top >= 0 || before.bottom > innerHeight) return
  // Measured after the change, so that any scrolling by the browser itself is included.
  const moved = element.getBoundingClientRect().bottom - before.bottom + remainder
  const whole = Math.round(moved)
  if (whole !== 0) scrollBy({ top: whole, behavior: 'instant' })
  remainder = moved - whole
}

/** Runs `change`, and opens the details whose headings the visitor had open before. */
export function keepOpen(element: Element | null, change: () => void) {
  const headings = (of: string) => [...(element?.querySelectorAll(`${of} h3`) ?? [])]
  const open = headings('[open]').map(({ textContent }) => textContent)
  change()
  for (const heading of headings('summary'))
    if (open.includes(heading.textContent)) heading.closest('details')!.open = true
}

/** Focuses an element in place of its content, which is removed. The element is focusable until it loses the focus. */
export function focusInstead(around: HTMLElement | null) {
  around?.setAttribute('tabindex', '-1')
  around?.focus({ preventScroll: true })
  around?.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true })
}
