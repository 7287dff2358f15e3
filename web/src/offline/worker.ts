// The service worker of a browser that keeps tours. Pages and pictures come from the network and,
// without an answer, from the copy, so a new deployment is seen at once. Files with a hash in their
// name come from the copy first.

import { withTimeout } from '../loading/with-timeout.ts'
import { type KeptList, listPath, slugOf } from './kept-list-format.ts'
import type { WorkerScope } from './worker-scope.ts'

/** After this time without an answer from the network, the copy is used. */
const TIMEOUT_MS = 4_000

const worker = self as unknown as WorkerScope

// A new worker takes over at once. No page gets code of another version: pages come from the
// network first, and a file with a hash in its name is the same in every version.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Firestore is another origin, and /__/ is Hosting's own.
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (pathname.startsWith('/__/')) return
  const answer = pathname.startsWith('/assets/')
    ? copyOf(request).then((copy) => copy ?? fetch(request))
    : networkFirst(request)
  event.respondWith(answer)
})

async function networkFirst(request: Request): Promise<Response> {
  const copy = await copyOf(request)
  try {
    return await (copy ? withTimeout(TIMEOUT_MS, fetch(request)) : fetch(request))
  } catch (error) {
    if (copy) return copy
    if (request.mode !== 'navigate') throw error
    return (await redirected(new URL(request.url))) ?? (await offlinePage()) ?? Response.error()
  }
}

/** The copy of an address. The query is ignored: only the page's code reads it. */
function copyOf(request: Request | string) {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true })
}

/** Redirects as Hosting does from .html or a slash at the end; null unless the page is kept. */
async function redirected({ pathname, search }: URL): Promise<Response | null> {
  const page = pathname.replace(/(\.html|\/)$/, '')
  return page !== pathname && (await copyOf(page)) ? Response.redirect(page + search, 301) : null
}

/** The page /offline, which says that the wanted page is not kept and links to the kept tours; null without a copy. */
async function offlinePage(): Promise<Response | null> {
  const page = await copyOf('/offline')
  if (!page) return null
  // A tour has two caches while its copy is renewed.
  const slugs = new Set((await caches.keys()).map(slugOf))
  const links = await Promise.all(
    [...slugs].map(async (slug) => {
      const listed = slug && (await copyOf(listPath(slug)))
      if (!listed) return ''
      const { title }: KeptList = await listed.json()
      return `<li><a href="/${slug}">${title.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</a></li>`
    }),
  )
  const html = (await page.text()).replace('<!--kept-->', () => links.join(''))
  return new Response(html, { status: 503, headers: page.headers })
}
