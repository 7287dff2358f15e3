import { useState } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'

/** plugins/prerender.ts replaces this text with the address of the style sheet. */
export const BELOW_STYLES = 'below-first-screen.css'

/**
 * In the prerendered HTML, a <link> to the styles of what follows: 2 to 3 kB less before the first paint of Home and of a
 * tour, whose documents would need a second round trip. The browser paints what comes before the link at once. Without
 * `fetchPriority`, Chromium's preload scanner fetches the sheet before the pictures of the first screen.
 */
export function BelowFirstScreen() {
  const isNew = useHydrated()
  const [href] = useState(() => (isNew ? null : addressOfStyles()))
  return href && <link rel="stylesheet" fetchPriority="low" href={href} />
}

/** After a move within the site the whole style sheets are there, and no link is needed. */
function addressOfStyles(): string | null {
  if (import.meta.env.SSR) return BELOW_STYLES
  return document.querySelector('main link[rel=stylesheet]')?.getAttribute('href') ?? null
}
