import { matchOf } from '../routes.ts'

/**
 * Loads a page's code and content when the visitor's pointer, finger or focus reaches a link to the
 * page: up to 40 kB, which the press would otherwise wait for. A navigation loads them too, before
 * React renders the page, because an earlier load may have failed (loading/lazy-value.ts).
 */
export function prefetchPages(prepare: (path: string) => Promise<void>) {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, prefetch, { passive: true })
  }
  for (const type of ['pushState', 'replaceState', 'popstate']) {
    addEventListener(type, () => load(window.location.pathname))
  }

  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const { origin, pathname } = window.location
    if (link?.origin !== origin || link.pathname === pathname) return
    // A link to a picture, a sheet or a calendar file, which is no page of the app.
    if (matchOf(link.pathname).id === 'not-found') return
    load(link.pathname)
  }

  function load(path: string) {
    // A failure is shown when the visitor follows the link (failure-boundary.tsx).
    prepare(path).catch(() => {})
  }
}
