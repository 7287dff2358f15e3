import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import '../styles/focus.css'
import '../styles/interaction.css'
// After interaction.css, because a field's scroll margin replaces the one there.
import '../styles/fields.css'
import '../styles/load-failed.css'
import '../styles/older-browsers.css'
import '../styles/fonts.css'
import { showLostNetwork } from '../offline/show-lost-network.ts'
import { INSTEAD } from '../start/attributes.ts'
import { App } from './app.tsx'
import { watchMoves } from './arrival.ts'
import { carryOver } from './carry-over.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { prepare } from './screen.tsx'
import { styleSheetsEnd, watchStyleSheets } from './style-sheets.ts'
import { reportVitals } from './vitals.ts'

const root = document.getElementById('app')
if (root) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  watchStyleSheets()
  // If the page's code or text cannot be loaded, the page stays as it was prerendered, and start/load-code.ts offers to
  // reload.
  await prepare(window.location.pathname)
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
  }
  // What the code adds to the page needs the style sheets. After a failure the code still starts.
  await styleSheetsEnd()
  // React could not hydrate a form with the message that start/keep-presses.ts has added.
  for (const message of root.querySelectorAll(`[${INSTEAD}]`)) message.remove()
  // The development server does not prerender.
  if (root.firstElementChild) {
    const copyState = carryOver(root)
    const onRecoverableError = (error: unknown) => {
      copyState()
      console.warn(error)
    }
    // A transition hydrates in small steps, between which the browser handles input.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  } else createRoot(root).render(app)
  watchMoves()
  if (navigator.serviceWorker?.controller) showLostNetwork()
  prefetchOnIntent()
  // In the head the manifest would be fetched before the pictures, and delay the largest paint by 130 to 230 ms.
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="manifest" href="/manifest.webmanifest">',
  )
  reportVitals()
}
