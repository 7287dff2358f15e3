import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * In the prerendered HTML, a <link> to the styles of the content that follows; plugins/prerender.ts
 * writes its address. The link makes the documents of Home and tours 2 to 3 kB lighter (brotli 5):
 * Home then fits into one round trip. Content before the link is painted at once. Without
 * `fetchPriority`, Chromium's preload scanner fetches the sheet before the pictures of the first
 * screen.
 */
export function BelowFirstScreen() {
  // After a move within the site the whole style sheets are loaded, and no link is needed.
  const isAfterMove = useHydrated()
  const [href] = useState(() => (isAfterMove ? null : addressOfStyles()))
  return href && <link rel="stylesheet" fetchPriority="low" href={href} />
}

/** In hydration, the address that the build has written into the link. */
function addressOfStyles(): string | null {
  if (import.meta.env.SSR) return '/'
  return document.querySelector('main link[rel=stylesheet]')?.getAttribute('href') ?? null
}
