import { prepare } from './screen.tsx'

/** Starts fetching a page when a visitor's pointer or focus reaches a link to it. */
export function prefetchOnIntent() {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, prefetch, { passive: true })
  }
}

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return
  // The move itself says so when it fails.
  prepare(link.pathname).catch(() => {})
}
