import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import '../styles/after-first-screen.ts'
import '../styles/fonts.css'
import '../styles/paper.css'
import { showLostNetwork } from '../offline/show-lost-network.ts'
import { INSTEAD } from '../start/attributes.ts'
import { offerReload } from '../start/load-code.ts'
import { App } from './app.tsx'
import { watchMoves } from './arrival.ts'
import { carryOver } from './carry-over.ts'
import { firstPageIsPrepared } from './load-chunk.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { prepare } from './screen.tsx'
import { reportVitals } from './vitals.ts'
import { waitForStyles } from './wait-for-styles.ts'

const root = document.getElementById('app')
if (root) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  // If the page's code or text cannot be loaded, the page stays as it was prerendered, and start/load-code.ts offers to
  // reload.
  await prepare(window.location.pathname)
  firstPageIsPrepared()
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
  }
  // After a failure the code still starts: a form works without the styles of the sections below it.
  await waitForStyles(root).catch(offerReload)
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
  reportVitals()
}
