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

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}
