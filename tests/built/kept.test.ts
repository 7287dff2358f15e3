// The lists of what a kept tour needs without a network, and the worker that serves them.

import { describe, expect, it } from 'vitest'
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

/** Whether a file is the code of a module: `assets/firestore-Du2bgL4V.js`. */
function isCodeOf(file: string, module: string): boolean {
  return file.replace(/-[\w-]{8}\.js$/, '') === `assets/${module}`
}

function built(path: string): string {
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}
