import { useLayoutEffect, useRef, useState } from 'react'
import { isAlive } from '../start/is-alive.ts'

/** plugins/prerender.ts replaces this text with the address of the style sheet. */
const PLACEHOLDER = 'below-first-screen'

/**
 * In the prerendered HTML, a <link> to the styles of everything that follows it. The browser paints what comes before
 * the link at once, and parses what follows when the file has arrived. On a page that a link of the site opens, nothing
 * is rendered here: the styles are loaded with the page's code. Without `fetchPriority`, Chromium's preload scanner
 * fetches a sheet in the body before the pictures of the first screen, unless a picture stands before the sheet.
 */
export function BelowFirstScreen() {
  const [href] = useState(() => (import.meta.env.SSR ? PLACEHOLDER : addressInHtml()))
  const link = useRef<HTMLLinkElement>(null)
  useLayoutEffect(() => {
    const inHtml = link.current
    return () => {
      if (inHtml) keepRules(inHtml)
    }
  }, [])
  return href && <link ref={link} rel="stylesheet" fetchPriority="low" href={href} />
}

/** The address in the prerendered page; null after hydration, when the <link> may be that of the previous page. */
function addressInHtml(): string | null {
  if (isAlive()) return null
  return document.querySelector('#app link[rel=stylesheet]')?.getAttribute('href') ?? null
}

/** Copies the rules into a style sheet that stays: later pages need the rules, and React removes the <link>. */
function keepRules(link: HTMLLinkElement) {
  const kept = new CSSStyleSheet()
  kept.replaceSync(
    rulesOf(link)
      .map(({ cssText }) => cssText)
      .join(''),
  )
  document.adoptedStyleSheets.push(kept)
}

/**
 * The rules of a style sheet; empty while the file is being loaded (Firefox throws then) and after a failure (Chromium
 * has an empty style sheet then).
 */
export function rulesOf({ sheet }: HTMLLinkElement): readonly CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])]
  } catch {
    return []
  }
}
