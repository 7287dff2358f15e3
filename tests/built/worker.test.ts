// The built service worker with a fake network and fake caches: kept tours, deployments in turn, a silent network.

import { expect, it, vi } from 'vitest'
import { read } from './site.ts'

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
