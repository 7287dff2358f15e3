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
  // A failure shows itself when the page is rendered.
  await prepare(window.location.pathname).catch(() => {})
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
