import { JSDOM } from 'jsdom'
import { onTestFinished, vi } from 'vitest'

const GLOBALS = ['document', 'localStorage', 'Element']

/** Opens HTML in jsdom as the browser's page of one test. The timers are fake: the test advances them. */
export function openPage(html: string) {
  // Not in an afterEach of this module, which is loaded once for all files and would clean up for the first file only.
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  // jsdom parses the content of <noscript> as text only where scripts can run, as a browser does.
  const { window } = new JSDOM(html, { url: 'https://site.example/', runScripts: 'dangerously' })
  vi.useFakeTimers()
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  for (const name of GLOBALS) vi.stubGlobal(name, Reflect.get(window, name))
  const { document } = window
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The page has no ${selector}`)
    return found
  }
  return { window, document, page: document.documentElement, find }
}
