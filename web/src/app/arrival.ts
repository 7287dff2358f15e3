import { useEffect, useRef } from 'react'
import type { Head } from '../routes.ts'
import { site } from '../site.ts'

/** The path that was shown last; the first one was already there when the page's code started. */
let shown: string | null = null

/**
 * What the browser does by itself when a page is loaded, for a move within the site: the head says
 * where one is, the view starts at the top, and the focus is on the new heading.
 */
export function useArrival(path: string, { title, description, canonical }: Head) {
  const first = useRef(shown === null)
  useEffect(() => {
    if (shown === path) return
    shown = path
    if (first.current) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.baseUrl + canonical)
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path, title, description, canonical])
}
