// The entry of the build for Node (plugins/prerender.ts).

import { tours } from 'content/tours.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { headHtml } from '../head/head.ts'
import { pageSource } from '../pages/index.ts'
import { allPaths, type Match, matchOf } from '../routes.ts'
import { App, prepare } from './app.tsx'

export { calendarFiles } from '../head/calendar.ts'
export { pagePolicy } from '../head/content-security-policy.ts'
export { siteFiles } from '../head/site-files.ts'
export { renderSheets } from '../sheet/render-sheets.tsx'

/** Every page of routes.ts: the name of its file, the source files of its code and content, its head and its body. */
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

/** The source files of what is loaded for a page: its code, and a tour's or an article's text. */
function sourcesOf({ id, tour, post }: Match): string[] {
  if (tour) return [pageSource(id), `../content/compiled/tours/${tour.slug}.ts`]
  if (post) return [pageSource(id), `../content/compiled/posts/${post.slug}.ts`]
  return [pageSource(id)]
}

/** Hosting serves `/contact` from contact.html (`cleanUrls`), and 404.html at unknown addresses. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** For plugins/kept-list.ts: each tour with the pages to keep, and the sources of the tour's page and of Contact. */
export function toursToKeep() {
  return tours.map(({ id, slug, title }) => ({
    slug,
    title,
    documents: [
      `/${slug}`,
      `/tour-detail-one/${id}`,
      `/tour-detail-one/${slug}`,
      `/${slug}/sheet`,
      `/${slug}/home`,
      '/contact',
      '/offline',
    ],
    sources: [matchOf(`/${slug}`), matchOf('/contact')].flatMap(sourcesOf),
  }))
}
