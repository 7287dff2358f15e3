// Keeps what the visitor sees where it is while a part of the page above it changes its height. Browsers anchor the
// scroll position by themselves only while the anchored element stays in the page, and Safari never does
// (https://drafts.csswg.org/css-scroll-anchoring/).

/** Pixels, at most half of one, by which what is seen stands too low: the page is scrolled by whole pixels. */
let owed = 0

/**
 * Runs `change`, which must have changed the element's content when it returns. If the element begins above the screen
 * and does not end below the screen, its end stays at the same place of the screen.
 */
export function keepPlace(element: Element | null, change: () => void) {
  const before = element?.getBoundingClientRect()
  change()
  if (!element || !before || before.top >= 0 || before.bottom > innerHeight) return
  // The new layout includes what the browser has scrolled by itself.
  const moved = element.getBoundingClientRect().bottom - before.bottom + owed
  const whole = Math.round(moved)
  if (whole !== 0) scrollBy({ top: whole, behavior: 'instant' })
  owed = moved - whole
}
