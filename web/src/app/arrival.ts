import { useEffect, useRef } from 'react'
import type { Head } from '../routes.ts'
import { site } from '../site.ts'

/** The path that was shown last; null until the first page has rendered. */
let shown: string | null = null

/** The shown address and the one before it, how far each was scrolled when it was left, and whether the visitor went back. */
let address: string
let previous: string
let isBack: boolean
const scrolled: Record<string, number> = {}

/**
 * Does after a navigation within the site what the browser does when it loads a page: updates title
 * and canonical address, scrolls to the top or to the address's fragment, and focuses the heading there. On the way
 * back the page is scrolled as it was left, and the link that was followed has the focus. The description and the
 * tags for sharing are not updated, because crawlers and messengers load each page.
 */
export function useArrival(path: string, { title, canonical }: Head) {
  const first = useRef(shown === null)
  useEffect(() => {
    if (shown === path) return
    shown = path
    if (first.current) return
    document.title = title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.baseUrl + canonical)
    window.scrollTo(0, (isBack && scrolled[address]) || 0)
    const element = isBack
      ? document.querySelector<HTMLElement>(`main [href="${previous}"]`)
      : document.getElementById(window.location.hash.slice(1))
    if (!isBack) element?.scrollIntoView()
    const focused = element ?? document.querySelector<HTMLElement>('main h1')
    if (!focused?.matches('a')) focused?.setAttribute('tabindex', '-1')
    focused?.focus({ preventScroll: true })
  }, [path, title, canonical])
}

/** Watches the addresses: wouter fires pushState as an event, before React renders the new page. */
export function watchMoves() {
  const note = (event?: Event) => {
    if (event) scrolled[address] = window.scrollY
    isBack = event?.type === 'popstate'
    previous = address
    address = window.location.href.slice(window.location.origin.length)
  }
  note()
  addEventListener('pushState', note)
  addEventListener('popstate', note)
}
