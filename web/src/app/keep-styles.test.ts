import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepStyles } from './keep-styles.ts'

const HTML = `<body><div id="app"><p></p><link rel="stylesheet" href="/below.css"><p></p></div></body>`

beforeEach(() => {
  vi.stubGlobal(
    'document',
    new JSDOM(HTML, { url: 'https://site.example/', runScripts: 'dangerously' }).window.document,
  )
})

afterEach(() => void vi.unstubAllGlobals())

it('a style sheet of the page moves to the head when its copy is loaded', async () => {
  const page = document.getElementById('app')!
  const keeping = keepStyles(page)
  expect(links(page)).toEqual(['/below.css null'])
  expect(links(document.head)).toEqual(['/below.css not all'])
  settle('load')
  await keeping
  expect(links(page)).toEqual([])
  expect(links(document.head)).toEqual(['/below.css null'])
})

it('a style sheet moves itself when its copy fails', async () => {
  const page = document.getElementById('app')!
  const keeping = keepStyles(page)
  settle('error')
  await expect(keeping).rejects.toThrow('/below.css could not be loaded')
  expect(links(page)).toEqual([])
  expect(links(document.head)).toEqual(['/below.css null'])
})

function links(parent: Element) {
  return [...parent.querySelectorAll('link')].map(
    (link) => `${link.getAttribute('href')} ${link.getAttribute('media')}`,
  )
}

function settle(type: 'load' | 'error') {
  const link = document.head.querySelector('link')
  link?.dispatchEvent(new (document.defaultView as Window & typeof globalThis).Event(type))
}
