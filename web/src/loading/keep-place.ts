// Keeps the visible part of the page in place while a part above the screen changes its height. Browsers do this by
// themselves (scroll anchoring) only while the anchored element stays in the page, and Safari does not
// (https://drafts.csswg.org/css-scroll-anchoring/).

/** The fraction of a pixel that the last scroll left over, because a scroll here moves by whole pixels. */
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
