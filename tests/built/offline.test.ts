// The lists of what a kept tour needs without a network; and the built service worker that serves them, with a fake
// network and fake caches: kept tours, deployments in turn, a silent network.

import { describe, expect, it, vi } from 'vitest'
import { bundleScript } from '../../web/plugins/classic-scripts.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import type { KeptList } from '../../web/src/offline/kept-list-format.ts'
import { files, read } from './site.ts'

describe.each(tours)('$slug', ({ slug, id }) => {
  const list: KeptList = JSON.parse(read(`kept/${slug}.json`))

  it('is kept with its pages, and every kept file exists', () => {
    expect(list.documents).toEqual(
      expect.arrayContaining([`/${slug}`, `/tour-detail-one/${id}`, `/${slug}/sheet`, '/contact']),
    )
    const missing = list.files.filter((path) => !files.has(built(path)))
    expect(missing).toEqual([])
    expect(new Set(list.files).size).toBe(list.files.length)
  })

  it('is kept with every file that its pages name', () => {
    for (const path of list.documents) {
      const named = read(built(path)).match(/\/(?:assets|pictures|maps)\/[\w-]+\.[\w.-]+/g) ?? []
      expect(named.filter((file) => !list.files.includes(file))).toEqual([])
    }
  })

  it('is kept without the code that sends a form or metrics, and without the texts of other tours', () => {
    const others = tours.map((tour) => tour.slug).filter((other) => other !== slug)
    const unwanted = ['firestore', 'finish-elsewhere', 'web-vitals', ...others]
    const code = [...files].filter((file) => unwanted.some((name) => isCodeOf(file, name)))
    expect(code).toHaveLength(unwanted.length)
    expect(list.files.filter((file) => code.includes(file.slice(1)))).toEqual([])
  })
})

it('the worker is small', () => {
  expect(read('sw.js').length).toBeLessThan(2_000)
})

it('the switched-off worker removes every copy and itself', async () => {
  const removed: string[] = []
  const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>()
  const scope = {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    skipWaiting: async () => removed.push('waiting'),
    registration: { unregister: async () => removed.push('worker') },
  }
  const caches = {
    keys: async () => ['a', 'b'],
    delete: async (name: string) => removed.push(name),
  }
  new Function('self', 'caches', await bundleScript('offline/worker-off.ts'))(scope, caches)
  for (const type of ['install', 'activate']) {
    let done: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({
      waitUntil(work) {
        done = work
      },
    })
    await done
  }
  expect(removed).toEqual(['waiting', 'a', 'b', 'worker'])
})

const PAGE = '/leh-to-leh-with-turtuk'
const OLD = { [PAGE]: 'old page', '/assets/old.js': 'old code', '/offline': 'KEPT: <!--kept-->' }
const LIST = '/kept/leh-to-leh-with-turtuk.json'
const NEW = { [PAGE]: 'new page', '/assets/new.js': 'new code', '/sw.js': 'worker' }

it('after a deployment a visitor with a network gets the new page, and an open page its old code', async () => {
  const { get } = workerWith({ network: NEW, kept: OLD })
  expect(await get(PAGE)).toBe('new page')
  expect(await get('/assets/new.js')).toBe('new code')
  expect(await get('/assets/old.js')).toBe('old code')
})

it('without a network the kept version is whole, also at an address with a query', async () => {
  const { get } = workerWith({ network: null, kept: OLD })
  expect(await get(PAGE)).toBe('old page')
  expect(await get(`${PAGE}?subject=Leh`)).toBe('old page')
  expect(await get('/assets/old.js')).toBe('old code')
})

it('without a network, the page at an address that is not kept lists the kept tours', async () => {
  const list = JSON.stringify({ title: 'Leh <to> Leh & on' })
  const { get } = workerWith({ network: null, kept: { ...OLD, [LIST]: list } })
  expect(await get('/contact')).toBe(
    'KEPT: <li><a href="/leh-to-leh-with-turtuk">Leh &#60;to> Leh &#38; on</a></li>',
  )
})

it('a copy is shown when the network has not answered for four seconds', async () => {
  vi.useFakeTimers()
  const { get } = workerWith({ network: 'silent', kept: OLD })
  const shown = vi.fn()
  get(PAGE).then(shown)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith('old page'))
  vi.useRealTimers()
})

it.each([
  ['another origin', 'https://firestore.googleapis.com/v1/x', 'GET'],
  ['Hosting’s own address', 'https://site.example/__/firebase/init.json', 'GET'],
  ['a request that is no GET', `https://site.example${PAGE}`, 'POST'],
])('the worker leaves %s to the browser', (_, url, method) => {
  const { request } = workerWith({ network: NEW, kept: OLD })
  expect(request(url, method)).toBeNull()
})

/** Whether a file is the code of a module: `assets/firestore-Du2bgL4V.js`. */
function isCodeOf(file: string, module: string): boolean {
  return file.replace(/-[\w-]{8}\.js$/, '') === `assets/${module}`
}

function built(path: string): string {
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

type Files = Record<string, string>

/** The built worker; `network` null is no network, and 'silent' one that does not answer. */
function workerWith({ network, kept }: { network: Files | null | 'silent'; kept: Files }) {
  const listeners = new Map<string, (event: unknown) => void>()
  const origin = 'https://site.example'
  const self = {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    location: { origin },
  }
  const pathOf = (request: { url: string } | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname
  const caches = {
    keys: async () => ['kept:leh-to-leh-with-turtuk:1'],
    async match(request: { url: string } | string) {
      const text = kept[pathOf(request)]
      return text === undefined ? undefined : new Response(text)
    },
  }
  const fetch = (request: { url: string }) => {
    if (network === 'silent') return new Promise(() => {})
    const text = network?.[pathOf(request)]
    return text === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(text))
  }
  new Function('self', 'caches', 'fetch', read('sw.js'))(self, caches, fetch)

  /** The promised answer; null when the worker leaves the request to the browser. */
  function request(url: string, method = 'GET') {
    let answer: Promise<Response> | null = null
    const mode = url.includes('/assets/') ? 'no-cors' : 'navigate'
    listeners.get('fetch')?.({
      request: { url, method, mode },
      respondWith(response: Promise<Response>) {
        answer = response
      },
    })
    return answer as Promise<Response> | null
  }

  const get = async (path: string) => (await request(origin + path))?.text()
  return { get, request }
}
