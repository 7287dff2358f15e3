// Measures the bytes of pages in a real browser, which also counts the files that scripts and style sheets ask for.

import { devices, type Page } from '@playwright/test'
import { findHeadlessShell } from '../../scripts/tools.mjs'
import { withBrowser } from '../../scripts/with-browser.mjs'
import {
  budget,
  firestoreBudget,
  type Kind,
  measuredPages,
  moveBudget,
  type PageName,
} from '../suite/byte-budgets.mjs'
import { serve } from '../suite/serve.mjs'

/** `bytes` is the size of response bodies after brotli. */
type Weight = { page: string; kind: string; bytes: number; limit: number }

/** Weights and limits: each kind of file of each measured page, the move from Home to a tour, and Firestore's code. */
export async function pageWeights(): Promise<Weight[]> {
  const url = await serve()
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}
  // The headless shell, because a page in Chromium itself costs three times the processor time.
  return withBrowser(async (browser) => {
    /** Each call opens the page in a fresh browser profile, and waits until nothing more is fetched. */
    const visit = async (path: string) => {
      const page = await browser.newPage(phone)
      await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
      await page.goto(url + path)
      await page.locator('html[data-alive]').waitFor()
      return { page, weighed: await fetched(page) }
    }
    const weights: Weight[] = []
    for (const page of Object.keys(budget) as PageName[]) {
      const { weighed } = await visit(measuredPages[page])
      for (const [kind, limit] of Object.entries(budget[page]))
        weights.push({ page, kind, bytes: weighed[kind as Kind], limit })
    }
    const moveBytes = await bytesOfMove((await visit('/')).page)
    const formBytes = await bytesOfFormUse((await visit('/contact')).page)
    return [
      ...weights,
      { page: 'home → tour', kind: 'all but pictures', bytes: moveBytes, limit: moveBudget },
      { page: 'a form in use', kind: 'js', bytes: formBytes, limit: firestoreBudget },
    ]
  }, findHeadlessShell())
}

/** The bytes that a move from Home to a tour fetches, without pictures. */
async function bytesOfMove(page: Page): Promise<number> {
  await page.evaluate(() => performance.clearResourceTimings())
  const home = (await page.locator('h1').textContent()) ?? ''
  await page.locator('a[href^="/tour-detail-one/"]').first().click()
  await page.locator('h1').filter({ hasNotText: home }).waitFor()
  const { css, js, fonts } = await fetched(page)
  return css + js + fonts
}

/** The bytes of scripts that are fetched when a visitor first uses a form. */
async function bytesOfFormUse(page: Page): Promise<number> {
  await page.evaluate(() => performance.clearResourceTimings())
  const asked = page.waitForRequest('**/init.json')
  await page.locator('main form input').first().focus()
  await asked
  return (await fetched(page)).js
}

/** Waits until nothing more is fetched; the bytes since the page's load or since `clearResourceTimings()`. */
async function fetched(page: Page): Promise<Record<Kind, number>> {
  let last = -1
  const count = () => performance.getEntriesByType('resource').length
  for (let now = await page.evaluate(count); now !== last; now = await page.evaluate(count)) {
    last = now
    await page.waitForTimeout(500)
  }
  const entries: PerformanceResourceTiming[] = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type).map((entry) => entry.toJSON()),
    ),
  )
  const weights = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0 }
  for (const { name, entryType, encodedBodySize } of entries) {
    const kind = entryType === 'navigation' ? 'html' : kindOf(new URL(name).pathname)
    if (kind) weights[kind] += encodedBodySize
  }
  return weights
}

/** The kind of a file; null for a file without a budget, such as the web app manifest. */
function kindOf(path: string): Kind | null {
  if (path.endsWith('.js')) return 'js'
  if (path.endsWith('.css')) return 'css'
  if (path.endsWith('.woff2')) return 'fonts'
  return /\.(svg|png|jpe?g|avif|webp)$/.test(path) ? 'pictures' : null
}
