// The lists of what a kept tour needs without a network, and what the built service worker does when no network answers
// (in a browser: tests/e2e/offline.spec.ts, tests/matrix/deployments.spec.ts).

import { tours } from 'content/tours.ts'
import { expect, it, vi } from 'vitest'
import type { KeptList } from 'web/offline/kept-list-format.ts'
import { filesOf } from '../suite/site-manifest.ts'
import { files, read } from './site.ts'

const SITE = 'https://site.example'

it.each(tours)('$slug is kept with its pages and every file that they name', ({ slug, id }) => {
  const list: KeptList = JSON.parse(read(`kept/${slug}.json`))
  expect(list.documents).toEqual(
    expect.arrayContaining([`/${slug}`, `/tour-detail-one/${id}`, `/${slug}/sheet`, '/contact']),
  )
  expect(list.files.filter((path) => !files.has(builtFile(path)))).toEqual([])
  expect(new Set(list.files).size).toBe(list.files.length)
  const named = list.documents.flatMap(
    (path) => read(builtFile(path)).match(/\/(?:assets|pictures|maps)\/[\w-]+\.[\w.-]+/g) ?? [],
  )
  expect(named.filter((file) => !list.files.includes(file))).toEqual([])

  // Left out: the code that sends a form or metrics, and the texts of other tours.
  const others = tours.map((tour) => tour.slug).filter((other) => other !== slug)
  const unwanted = filesOf(
    ...['enquiry/firestore.ts', 'finish-on-other-pages.ts', 'web-vitals.js'],
    ...others.map((other) => `tours/${other}.ts`),
  )
  expect(list.files.filter((file) => unwanted.includes(file.slice(1)))).toEqual([])
})

it('the worker has fewer than 2,000 characters', () => {
  expect(read('sw.js').length).toBeLessThan(2_000)
})

it('the worker shows a copy when the network has not answered for four seconds', async () => {
  vi.useFakeTimers()
  const shown = vi.fn()
  answerTo(`${SITE}/leh-to-leh-with-turtuk`)?.then(async (answer) => shown(await answer.text()))
  await vi.advanceTimersByTimeAsync(3_999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith('the copy'))
  vi.useRealTimers()
})

it('a new worker takes over from a waiting one at once', () => {
  const { listeners, skipWaiting, claim } = startWorker()
  for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil() {} })
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(claim).toHaveBeenCalledOnce()
})

it.each([
  ['a request to another origin', 'https://firestore.googleapis.com/v1/x', 'GET'],
  ['a request to Hosting’s own address', `${SITE}/__/firebase/init.json`, 'GET'],
  ['a request that is no GET', `${SITE}/leh-to-leh-with-turtuk`, 'POST'],
])('the worker leaves %s to the browser', (_, url, method) => {
  expect(answerTo(url, method)).toBeNull()
})

function builtFile(path: string): string {
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/** The built worker's answer while no network answers; null when the worker leaves the request to the browser. */
function answerTo(url: string, method = 'GET') {
  let answer: Promise<Response> | null = null
  startWorker().listeners.get('fetch')?.({
    request: { url, method, mode: 'navigate' },
    respondWith(response: Promise<Response>) {
      answer = response
    },
  })
  return answer as Promise<Response> | null
}

/** Runs the built worker, with a copy of every page and without a network. */
function startWorker() {
  const listeners = new Map<string, (event: unknown) => void>()
  const [skipWaiting, claim] = [vi.fn(), vi.fn()]
  const self = {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    location: { origin: SITE },
    skipWaiting,
    clients: { claim },
  }
  const caches = { match: async () => new Response('the copy') }
  const fetch = () => new Promise(() => {})
  new Function('self', 'caches', 'fetch', read('sw.js'))(self, caches, fetch)
  return { listeners, skipWaiting, claim }
}
