import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import { PENDING } from '../enquiry/draft.ts'
import { eraseExpired } from '../enquiry/draft-expiry.ts'
import { prefetchPages } from '../loading/prefetch.ts'
import { styleSheetsSettled, watchStyleSheets } from '../loading/style-sheets.ts'
import { loadOfflineLine } from '../offline/load-offline-line.ts'
import { App, prepare } from './app.tsx'
import { letBackClose } from './close-on-back.ts'
import { letButtonsOpenDialogs } from './commandfor-polyfill.ts'
import { keepState } from './hydration-mismatch.ts'
import { reportVitals } from './report-vitals.ts'
import { keepFieldsBelowBar, watchNavigation } from './scroll-and-focus.ts'

const root = document.getElementById('app')
if (root) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  watchStyleSheets()
  // If the page's code or text cannot be loaded, the page stays as it was prerendered, and
  // loading/start/load-code.ts offers to reload.
  await prepare(window.location.pathname)
  // What React adds to the page needs the style sheets. React also starts if a sheet has failed.
  await styleSheetsSettled()
  // Only the HTML of this address is hydrated. The development server sends an empty #app. A move back to a history
  // entry of pushState, before this code runs, changes the address but not the document.
  if (root.firstElementChild && isLoadedAt(window.location.pathname)) {
    const onRecoverableError = keepState(root)
    // A transition hydrates in small steps, between which the browser handles input.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  } else createRoot(root).render(app)
  watchNavigation()
  keepFieldsBelowBar()
  letBackClose()
  letButtonsOpenDialogs()
  if (navigator.serviceWorker?.controller) loadOfflineLine()
  prefetchPages(prepare)
  eraseExpired()
  if (hasPendingDraft()) {
    import('../enquiry/finish-on-other-pages.ts').then(
      ({ finishElsewhere }) => finishElsewhere(),
      // The next page tries again.
      () => {},
    )
  }
  // Linked last: if the manifest is fetched before the pictures, it delays the largest paint by 130 to 230 ms.
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="manifest" href="/manifest.webmanifest">',
  )
  reportVitals()
}

/** Whether the browser keeps a pending draft of any form (enquiry/stored-drafts.ts). */
function hasPendingDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PENDING))
  } catch {
    // Reading localStorage throws in a browser that blocks storage.
    return false
  }
}

/** Whether the browser has loaded the document at this path. */
function isLoadedAt(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || new URL(navigation.name).pathname === path
}
