/**
 * In the HTML, the place of a style sheet with the styles of what follows: the browser paints what comes before,
 * and parses what follows when the file has come. plugins/prerender.ts writes the file's address, and
 * app/keep-styles.ts moves the sheet out of the page before React takes the page over.
 * Without `fetchPriority`, Chromium's preload scanner fetches a sheet in the body before the pictures of the first
 * screen, unless one of them stands before the sheet.
 */
export function BelowFirstScreen() {
  if (!import.meta.env.SSR) return null
  return <link rel="stylesheet" fetchPriority="low" href="below-first-screen" />
}
