/**
 * Scrolls to the top and moves the focus to <main>, because the button that was pressed disappears
 * on the way up.
 */
export function scrollToTop() {
  const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
