import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import { App } from './app.tsx'
import { prefetchOnIntent } from './prefetch.ts'
import { prepare } from './screen.tsx'
import { reportVitals } from './vitals.ts'

const root = document.getElementById('app')
if (root) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  // A page without its own code stays as it is, to be read; index.html's script says that it is lost.
  await prepare(window.location.pathname)
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
  }
  // What index.html wrote into a form that could not be sent is no part of the page.
  for (const said of root.querySelectorAll('[data-instead]')) said.remove()
  // The development server sends an empty page.
  if (root.firstElementChild) {
    // In small steps, so that a touch in between is answered at once.
    startTransition(() => void hydrateRoot(root, app))
  } else createRoot(root).render(app)
  prefetchOnIntent()
  reportVitals()
}
