/**
 * In the HTML, the place of a style sheet with the styles of what follows: the browser paints what comes before,
 * and parses what follows when the file has come. plugins/prerender.ts writes the file's address, and
 * app/keep-styles.ts moves the sheet out of the page before React takes the page over.
 */
export function BelowFirstScreen() {
  return import.meta.env.SSR ? <link rel="stylesheet" href="below-first-screen" /> : null
}
