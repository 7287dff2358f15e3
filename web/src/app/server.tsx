import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { headOf } from '../head/head.ts'
import { routes } from '../routes.ts'
import { App } from './app.tsx'

/** Every page as finished HTML: the file it goes into, its head and its body. */
export function renderAll() {
  return routes.map((route) => ({
    file: fileOf(route.path),
    head: headOf(route),
    body: renderToString(
      <StrictMode>
        <Router ssrPath={route.path}>
          <App />
        </Router>
      </StrictMode>,
    ),
  }))
}

/** Hosting's cleanUrls serves `/contact` from contact.html, and 404.html for what is nowhere. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
