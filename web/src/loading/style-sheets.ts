// The style sheets of a page's code, 4 to 10 kB (brotli 5), which come after the first paint:
// load-code.ts adds the first page's sheets, and React waits for them. Vite adds a later page's
// sheets before the import of that page resolves, but not again after a failure: this file
// remembers failed sheets.

import { ALIVE } from './start/attributes.ts'
import { STYLE_SHEET_WAIT_MS } from './start/timeouts.ts'

/** The addresses of failed sheets, for which Vite never asks again (https://github.com/vitejs/vite/issues/3698). */
const lost = new Set<string>()

const isAlive = () => document.documentElement.hasAttribute(ALIVE)

/** Waits until the document is parsed and its sheets have loaded or failed; for a sheet STYLE_SHEET_WAIT_MS at most. */
export async function styleSheetsSettled() {
  const waitLimit = new Promise<void>((resolve) => setTimeout(resolve, STYLE_SHEET_WAIT_MS))
  if (document.readyState === 'loading') {
    waitLimit.then(releaseParser)
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
  }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const loading = links.filter(({ sheet }) => !sheet)
  await Promise.race([waitLimit, Promise.all(loading.map(hasLoaded))])
}

/**
 * Removes the sheet in <main> (below-first-screen.tsx) if the sheet has stalled, because Chromium's parser waits for the
 * sheet. The page's other sheets have the same rules.
 */
function releaseParser() {
  const link = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]')
  if (document.readyState === 'loading' && !link?.sheet) link?.remove()
}

/**
 * Notes a failed sheet. The first page runs without the sheet, because its document has the styles that it needs, and
 * its form must be able to send.
 */
export function watchStyleSheets() {
  addEventListener('vite:preloadError', (event) => {
    const [, href] = /CSS for (\S+)/.exec(event.payload.message) ?? []
    if (!href) return
    lost.add(href)
    if (!isAlive()) event.preventDefault()
  })
}

/** Loads the failed sheets again. Rejects after another failure, because code that comes later could lack its styles. */
export async function loadLostSheets() {
  if (lost.size === 0 || !isAlive()) return
  for (const href of lost) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    document.head.append(link)
    if (!(await hasLoaded(link))) {
      link.remove()
      throw new Error('A style sheet could not be loaded')
    }
    lost.delete(href)
  }
}

/** Resolves when the sheet has loaded (true) or failed (false). */
function hasLoaded(link: HTMLLinkElement) {
  return new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
  })
}
