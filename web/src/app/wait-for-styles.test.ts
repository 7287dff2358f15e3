import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForStyles } from './wait-for-styles.ts'

const HTML = `<body><div id="app"><p></p><link rel="stylesheet" href="/below.css"><p></p></div></body>`

beforeEach(() => {
  vi.stubGlobal(
    'document',
    new JSDOM(HTML, { url: 'https://site.example/', runScripts: 'dangerously' }).window.document,
  )
})

afterEach(() => void vi.unstubAllGlobals())

it('a style sheet that has its rules stays as it is', async () => {
  const page = document.getElementById('app')!
  const link = page.querySelector('link')!
  Object.defineProperty(link, 'sheet', { value: { cssRules: ['a rule'] } })
  await waitForStyles(page)
  expect(page.querySelector('link')).toBe(link)
  expect(links(document.head)).toEqual([])
})

it('a style sheet whose rules cannot be read yet counts as missing', async () => {
  const page = document.getElementById('app')!
  const sheet = {
    get cssRules() {
      throw new DOMException('still loading', 'InvalidAccessError')
    },
  }
  Object.defineProperty(page.querySelector('link'), 'sheet', { value: sheet })
  const waiting = waitForStyles(page)
  expect(links(document.head)).toEqual(['/below.css not all'])
  settle('load')
  await expect(waiting).resolves.toBeUndefined()
})

it('a style sheet without rules is loaded once more, and its copy takes its place', async () => {
  const page = document.getElementById('app')!
  const waiting = waitForStyles(page)
  expect(links(page)).toEqual(['/below.css null'])
  expect(links(document.head)).toEqual(['/below.css not all'])
  settle('load')
  await waiting
  expect(links(page)).toEqual(['/below.css null'])
  expect(links(document.head)).toEqual([])
})

it('a style sheet stays when its copy fails too, and the promise is rejected', async () => {
  const page = document.getElementById('app')!
  const link = page.querySelector('link')
  const waiting = waitForStyles(page)
  settle('error')
  await expect(waiting).rejects.toThrow('/below.css could not be loaded')
  expect(page.querySelector('link')).toBe(link)
  expect(links(document.head)).toEqual([])
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
