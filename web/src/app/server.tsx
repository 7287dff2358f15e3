import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { headHtml } from '../head/head.ts'
import { pageSource } from '../pages/index.ts'
import { allPaths, type Match, matchOf } from '../routes.ts'
import { App } from './app.tsx'
import { prepare } from './screen.tsx'

/** Every page as finished HTML: the file it goes into, the sources it needs, its head and its body. */
export async function renderAll() {
  const paths = allPaths()
  await Promise.all(paths.map(prepare))
  return paths.map((path) => ({
    file: fileOf(path),
    sources: sourcesOf(matchOf(path)),
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

/** What the page's code will ask for, so that it can be fetched beside it and not after it. */
function sourcesOf({ id, tour, post }: Match): string[] {
  if (tour) return [pageSource(id), `src/content/tours/${tour.slug}.ts`]
  if (post) return [pageSource(id), `src/content/posts/${post.slug}.ts`]
  return [pageSource(id)]
}

/** Hosting's cleanUrls serves `/contact` from contact.html, and 404.html for what is nowhere. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

export { sitePolicy } from '../head/policy.ts'
export { siteFiles } from '../head/site-files.ts'
