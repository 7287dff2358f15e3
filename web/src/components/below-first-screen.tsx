import { useLayoutEffect, useRef, useState } from 'react'
import { isAlive } from '../start/is-alive.ts'

/** plugins/prerender.ts writes the file's address in its place. */
const PLACE = 'below-first-screen'

/**
 * In the HTML, the place of a style sheet with the styles of what follows: the browser paints what comes before,
 * and parses what follows when the file has come. A page to which a link of the site leads has these styles with its code.
 * Without `fetchPriority`, Chromium's preload scanner fetches a sheet in the body before the pictures of the first
 * screen, unless one of them stands before the sheet.
 */
export function BelowFirstScreen() {
  const [href] = useState(() => (import.meta.env.SSR ? PLACE : addressInHtml()))
  const link = useRef<HTMLLinkElement>(null)
  useLayoutEffect(() => {
    const inHtml = link.current
    return () => {
      if (inHtml) keepRules(inHtml)
    }
  }, [])
  return href && <link ref={link} rel="stylesheet" fetchPriority="low" href={href} />
}

/** The address in the prerendered page; null after hydration, when the <link> may be that of the page before. */
function addressInHtml(): string | null {
  if (isAlive()) return null
  return document.querySelector('#app link[rel=stylesheet]')?.getAttribute('href') ?? null
}

/** Later pages need the rules too, and React removes the <link> with its page. */
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
 * The rules of a style sheet. None while its file is loaded, when Firefox throws, and none after a failure, when Chromium
 * has an empty style sheet.
 */
export function rulesOf({ sheet }: HTMLLinkElement): readonly CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])]
  } catch {
    return []
  }
}
