import { useEffect } from 'react'
import { agency } from '../content/agency.ts'
import type { Head } from '../routes.ts'
import { ALIVE } from '../start/attributes.ts'

/** The path that was shown last; null until the first page has rendered. */
let shown: string | null = null

/** The shown address, and the last address of the page before; both without the origin. */
let address: string
let previous: string
/** Whether the visitor went back or forward to the shown page. */
let isBackOrForward: boolean
/** How far, in pixels, each page was scrolled when the visitor left it, by address. */
const scrolled: Record<string, number> = {}

/**
 * Marks the page as alive. After a navigation within the site, updates title and canonical address, scrolls, and moves
 * the focus. A followed link leads to the element that its fragment names, or to the top and the heading. Back and
 * Forward lead to the position at which the visitor left the page, and to the link to the previous address. The
 * description and the tags for sharing are not updated, because crawlers and messengers load each page.
 */
export function useArrival(path: string, { title, canonical }: Head) {
  useEffect(() => {
    document.documentElement.setAttribute(ALIVE, '')
    if (shown === path) return
    const isFirst = shown === null
    shown = path
    if (isFirst) return
    document.title = title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', agency.baseUrl + canonical)
    window.scrollTo(0, (isBackOrForward && scrolled[address]) || 0)
    const element = isBackOrForward
      ? document.querySelector<HTMLElement>(`main [href="${CSS.escape(previous)}"]`)
      : document.getElementById(window.location.hash.slice(1))
    if (!isBackOrForward) element?.scrollIntoView()
    const focused = element ?? document.querySelector<HTMLElement>('main h1')
    if (!focused?.matches('a')) focused?.setAttribute('tabindex', '-1')
    focused?.focus({ preventScroll: true })
  }, [path, title, canonical])
}

/**
 * Records each change of the address. wouter fires pushState and replaceState as events, before React renders the new
 * page. Only another path is another page: the fragment names a part of the same page.
 */
export function watchMoves() {
  const here = () => window.location.href.slice(window.location.origin.length)
  let { pathname } = window.location
  address = here()
  for (const type of ['pushState', 'replaceState', 'popstate']) {
    addEventListener(type, () => {
      if (pathname !== window.location.pathname) {
        scrolled[address] = window.scrollY
        isBackOrForward = type === 'popstate'
        previous = address
        pathname = window.location.pathname
      }
      address = here()
    })
  }
}
