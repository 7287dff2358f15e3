import { useSyncExternalStore } from 'react'

/**
 * Whether the page is scrolled further than this many CSS pixels; false until the page's code runs.
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
}

/**
 * Scrolls to the top and moves the focus to <main>, because the button that was pressed disappears
 * on the way up.
 */
export function scrollToTop() {
  const { matches: still } = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}
