// Keeps a tour: all of its files, or none. Only a browser that keeps a tour has the service worker (worker.ts).

import { cacheName, type KeptList, listPath, slugOf } from './kept-list-format.ts'

export type Kept = { version: string; bytes: number; keptAt: Date }
export type Failure = 'forbidden' | 'full' | 'failed'

/** What is kept of a tour; null without a copy, and where the browser forbids caches. */
export async function keptOf(slug: string): Promise<Kept | null> {
  try {
    for (const name of await caches.keys()) {
      if (slugOf(name) !== slug) continue
      // Not caches.open, which would create the cache anew after another tab has deleted it.
      const listed = await caches.match(listPath(slug), { cacheName: name })
      if (!listed) continue
      const { version, bytes }: KeptList = await listed.json()
      return { version, bytes, keptAt: new Date(listed.headers.get('date') ?? Date.now()) }
    }
  } catch {}
  return null
}

/** The copies that this tab makes now at the visitor's press, by the slug of the tour. */
const making = new Map<string, Promise<Failure | null>>()

/** Keeps the present version of a tour. */
export function keep(slug: string): Promise<Failure | null> {
  const copy = copyInTurn(slug, async () => true).finally(() => making.delete(slug))
  making.set(slug, copy)
  return copy
}

/** The result of a copy that `keep` makes now; undefined without one. */
export function keepingOf(slug: string): Promise<Failure | null> | undefined {
  return making.get(slug)
}

/** Copies a tour when no other tab copies it: tabs share a cache, and a failure in one tab deletes this cache. */
async function copyInTurn(slug: string, isWanted: () => Promise<boolean>): Promise<Failure | null> {
  const copy = () => makeCopy(slug, isWanted)
  // Where storage is forbidden, locks are forbidden too.
  return navigator.locks?.request(`kept:${slug}`, copy).catch(() => 'forbidden') ?? copy()
}

/** Copies a tour in place of an earlier version. Fails if the copy is unwanted at the end. Returns null on success. */
async function makeCopy(slug: string, isWanted: () => Promise<boolean>): Promise<Failure | null> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return 'forbidden'
  let name = ''
  try {
    const listed = await fetchList(slug)
    const list: KeptList = await listed.clone().json()
    // Another tab has just made this copy.
    if ((await keptOf(slug))?.version === list.version) return null
    name = cacheName(slug, list.version)
    const cache = await caches.open(name)
    await cache.addAll(list.files.map(requestFor))
    await checkFiles(cache, list)
    if (!(await isWanted())) throw new Error('The visitor has removed the tour.')
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    // The list is stored last, because a cache with a list counts as a copy. The visitor may leave before this line.
    await cache.put(listPath(slug), listed)
    await removeCopies(slug, name)
    // Asks the browser not to delete the copy by itself; the browser may refuse.
    navigator.storage?.persist?.().catch(() => {})
    return null
  } catch (error) {
    if (name) await caches.delete(name).catch(() => {})
    await removeUnusedWorker().catch(() => {})
    const reason = error instanceof DOMException ? error.name : ''
    if (reason === 'QuotaExceededError') return 'full'
    return ['SecurityError', 'NotAllowedError', 'InvalidStateError'].includes(reason)
      ? 'forbidden'
      : 'failed'
  }
}

/**
 * Replaces a kept tour after a deployment. The copy stays without a network, after a failure, and
 * while the page is of the earlier deployment, because this page still needs the copied files.
 */
export async function renew(slug: string, { version }: Kept): Promise<void> {
  try {
    const list: KeptList = await (await fetchList(slug)).json()
    if (list.version === version || !isOfThisPage(list)) return
    // The visitor may remove the copy meanwhile.
    await copyInTurn(slug, async () => (await keptOf(slug)) !== null)
  } catch {}
}

/** Whether the list belongs to the deployment of this page. */
function isOfThisPage({ entry }: KeptList): boolean {
  const loaded = performance.getEntriesByType('resource')
  return loaded.some(({ name }) => new URL(name).pathname === entry)
}

/** Removes a tour, and the worker with the last tour. */
export async function remove(slug: string): Promise<void> {
  await removeCopies(slug)
  await removeUnusedWorker()
}

/** Removes the worker from a browser that keeps no tour. */
async function removeUnusedWorker(): Promise<void> {
  if ((await caches.keys()).some(slugOf)) return
  const registered = await navigator.serviceWorker.getRegistration('/')
  await registered?.unregister()
}

async function fetchList(slug: string): Promise<Response> {
  const response = await fetch(listPath(slug), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${listPath(slug)}: ${response.status}`)
  return response
}

/** Files with a hash in their name may come from the browser's cache. The others are checked with the server. */
function requestFor(path: string): Request {
  return new Request(path, path.startsWith('/assets/') ? {} : { cache: 'no-cache' })
}

/** Throws when a page needs a file that the list lacks: during a deployment, page and list may be of two versions. */
async function checkFiles(cache: Cache, { documents, files }: KeptList) {
  for (const path of documents) {
    const html = (await (await cache.match(path))?.text()) ?? ''
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+/g)) {
      if (!files.includes(file)) throw new Error(`${path} needs ${file}`)
    }
  }
}

async function removeCopies(slug: string, except?: string) {
  for (const name of await caches.keys()) {
    if (slugOf(name) === slug && name !== except) await caches.delete(name)
  }
}
