import { useEffect, useRef } from 'react'
import type { Head } from '../routes.ts'
import { site } from '../site.ts'

/** The path that was shown last; null until the first page has rendered. */
let shown: string | null = null

/**
 * Does after a navigation within the site what the browser does when it loads a page: updates title
 * and canonical address, scrolls to the top, and focuses the new heading. The description and the tags
 * for sharing are not updated, because crawlers and messengers load each page.
 */
export function useArrival(path: string, { title, canonical }: Head) {
  const first = useRef(shown === null)
  useEffect(() => {
    if (shown === path) return
    shown = path
    if (first.current) return
    document.title = title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.baseUrl + canonical)
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path, title, canonical])
}
