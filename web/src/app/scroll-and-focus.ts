import { agency } from 'content/compiled/agency.ts'
import { useLayoutEffect } from 'react'
import { ALIVE } from '../loading/start/attributes.ts'
import { keepTargetAtTop } from '../loading/start/keep-target-at-top.ts'
import type { Head } from '../routes.ts'

/** The path that was shown last; null until the first page has rendered. */
let shownPath: string | null = null

/** The browser's address, and the last address of the page before; both without the origin. */
let address: string
let previous: string
/** Whether the visitor went back or forward to the shown page. */
let isBackOrForward: boolean
/** How each page was when the visitor left it, by address: scrolled by pixels, and which <details> were open. */
const leftPages: Record<string, { scrollY: number; open: readonly boolean[] }> = {}

/**
 * Marks the page as alive. After a navigation within the site, updates title and canonical address,
 * scrolls, and moves the focus. A followed link leads to the element that its fragment names, or to
 * the top and the heading. Back and Forward lead to the position at which the visitor left the
 * page, with the same <details> open, and to the link to the previous address. The description and
 * the tags for sharing are not updated, because crawlers and messengers load each page.
 */
export function useScrollAndFocus(path: string, { title, canonical }: Head) {
  // Before the paint, so that the page is not shown at the position of the page before.
  useLayoutEffect(() => {
    document.documentElement.setAttribute(ALIVE, '')
    if (shownPath === path) return
    const isFirst = shownPath === null
    shownPath = path
    if (isFirst) return
    document.title = title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', agency.baseUrl + canonical)
    const before = isBackOrForward ? leftPages[address] : undefined
    before?.open.forEach((open, index) => {
      const details = allDetails()[index]
      if (details) details.open = open
    })
    window.scrollTo(0, before?.scrollY ?? 0)
    const element = isBackOrForward
      ? document.querySelector<HTMLElement>(`main [href="${CSS.escape(previous)}"]`)
      : document.getElementById(window.location.hash.slice(1))
    if (!isBackOrForward) keepTargetAtTop()
    const focused = element ?? document.querySelector<HTMLElement>('main h1')
    if (!focused?.matches('a')) focused?.setAttribute('tabindex', '-1')
    focused?.focus({ preventScroll: true })
  }, [path, title, canonical])
}

/**
 * Records each change of the address, and holds the target of a link within the page in its place.
 * wouter fires pushState and replaceState as events, before React renders the new page. Only
 * another path is another page: the fragment names a part of the same page.
 */
export function watchNavigation() {
  const here = () => window.location.href.slice(window.location.origin.length)
  let { pathname } = window.location
  address = here()
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href^="#"]')) keepTargetAtTop()
  })
  for (const type of ['pushState', 'replaceState', 'popstate']) {
    addEventListener(type, () => {
      if (pathname !== window.location.pathname) {
        // A page that is left while it loads was never shown.
        if (pathname === shownPath) {
          const open = allDetails().map((details) => details.open)
          leftPages[address] = { scrollY: window.scrollY, open }
        }
        isBackOrForward = type === 'popstate'
        previous = address
        pathname = window.location.pathname
      }
      address = here()
    })
  }
}

/**
 * Safari scrolls to the text of a focused field, which the sticky bar may cover, without the
 * field's scroll margin.
 */
export function keepFieldsBelowBar() {
  addEventListener('focusin', ({ target }) => {
    const field = (target as Element).closest('.field input, .field textarea')
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    if (field && field.getBoundingClientRect().top < bar) field.scrollIntoView({ block: 'nearest' })
  })
}

const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]
