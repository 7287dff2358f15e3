import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal(
    'document',
    new JSDOM('', { url: 'https://site.example/', runScripts: 'dangerously' }).window.document,
  )
})

afterEach(() => void vi.unstubAllGlobals())

it('the first page’s code is loaded without its styles, which are in the document', async () => {
  const { loadChunk, firstPageIsPrepared } = await import('./load-chunk.ts')
  expect(await loadChunk(async () => 'code', ['a.js', 'a.css'])).toBe('code')
  firstPageIsPrepared()
  expect(await loadChunk(async () => 'again', ['a.css'])).toBe('again')
  expect(links()).toEqual([])
})

it('later code waits for its styles', async () => {
  const { loadChunk } = await onLaterPage()
  const then = vi.fn()
  const loading = loadChunk(async () => 'code', ['b.js', 'b.css']).then(then)
  expect(links()).toEqual(['modulepreload /b.js', 'stylesheet /b.css'])
  // A whole task, because the code alone needs several microtasks.
  await new Promise((resolve) => setTimeout(resolve))
  expect(then).not.toHaveBeenCalled()
  settle('load')
  await loading
  expect(then).toHaveBeenCalledWith('code')
})

it('a file is fetched once', async () => {
  const { loadChunk } = await onLaterPage()
  const both = [1, 2].map((code) => loadChunk(async () => code, ['b.js', 'b.css']))
  expect(links()).toEqual(['modulepreload /b.js', 'stylesheet /b.css'])
  settle('load')
  expect(await Promise.all(both)).toEqual([1, 2])
  await loadChunk(async () => 3, ['b.css'])
  expect(links()).toHaveLength(2)
})

it('code whose styles fail is not shown, and the next call fetches them again', async () => {
  const { loadChunk } = await onLaterPage()
  const failing = loadChunk(async () => 'code', ['b.css'])
  settle('error')
  await expect(failing).rejects.toThrow('/b.css could not be loaded')
  expect(links()).toEqual([])
  const loading = loadChunk(async () => 'code', ['b.css'])
  settle('load')
  expect(await loading).toBe('code')
})

it('code without other files is loaded', async () => {
  const { loadChunk } = await onLaterPage()
  expect(await loadChunk(async () => 'code')).toBe('code')
})

async function onLaterPage() {
  const code = await import('./load-chunk.ts')
  code.firstPageIsPrepared()
  return code
}

function links() {
  return [...document.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  )
}

function settle(type: 'load' | 'error') {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  link?.dispatchEvent(new (document.defaultView as Window & typeof globalThis).Event(type))
}
