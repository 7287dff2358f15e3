import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { headHtml } from '../head/head.ts'
import { allPaths, matchOf } from '../routes.ts'
import { App } from './app.tsx'
import { prepare } from './screen.tsx'

/** Every page as finished HTML: the file it goes into, its head and its body. */
export async function renderAll() {
  const paths = allPaths()
  await Promise.all(paths.map(prepare))
  return paths.map((path) => ({
    file: fileOf(path),
    head: headHtml(matchOf(path)),
    body: renderToString(
      <StrictMode>
        <Router ssrPath={path}>
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

export { siteFiles } from '../head/site-files.ts'
