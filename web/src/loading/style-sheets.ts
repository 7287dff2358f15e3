// The style sheets of a page's code, 4 to 10 kB (brotli 5), which come after the first paint: load-code.ts adds the first
// page's sheets. Vite adds a later page's sheets before the import of that page resolves.

import { useState } from 'react'
import { ALIVE } from './start/attributes.ts'

let hasFailed = false

const isAlive = () => document.documentElement.hasAttribute(ALIVE)

/** Waits until the first page's sheets have loaded or failed. */
export async function styleSheetsSettled() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const loading = links.filter(({ sheet }) => !sheet)
  const ends = loading.map(
    (link) =>
      new Promise((end) => {
        link.addEventListener('load', end)
        link.addEventListener('error', end)
      }),
  )
  await Promise.all(ends)
}

/**
 * Notes a failed sheet, for which Vite never asks again (https://github.com/vitejs/vite/issues/3698). The first page
 * runs without the sheet, because its document has the styles that it needs, and its form must be able to send.
 */
export function watchStyleSheets() {
  addEventListener('vite:preloadError', (event) => {
    if (!event.payload.message.includes('CSS')) return
    hasFailed = true
    if (!isAlive()) event.preventDefault()
  })
}

/** After a sheet has failed, throws at each later page's first render, because the page could lack its styles. */
export function useSheetFailure() {
  useState(() => {
    if (hasFailed && isAlive()) throw new Error('A style sheet could not be loaded')
  })
}
