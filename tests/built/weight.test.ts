// The budgets of pages, of a move and of a form, in bytes and not in times: bytes are the same on every machine.

import { get, type IncomingMessage } from 'node:http'
import { devices, type Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { matchOf } from 'web/routes.ts'
import { findHeadlessShell } from '../../scripts/find-tools.mjs'
import { withBrowser } from '../../scripts/with-browser.mjs'
import {
  budget,
  documentBudget,
  firestoreBudget,
  firstWindow,
  type Kind,
  measuredPages,
  moveBudget,
  type PageName,
} from '../suite/byte-budgets.mjs'
import { serve } from '../suite/serve.mjs'
import { pages } from './site.ts'

const site = await serve()
const weights = await pageWeights()

it('no measured page, move or form loads more bytes than its budget', () => {
  expect(weights.filter(({ bytes, limit }) => bytes > limit)).toEqual([])
})

it('no document weighs more than the limit, and only Home, tours and lists may need two round trips', async () => {
  const weighed = await Promise.all(
    pages.map(async ({ path }) => ({ path, ...(await answerOf(`${site}${path}`)) })),
  )
  expect(weighed.filter(({ body }) => body > documentBudget)).toEqual([])
  // The lists with all summaries fit in one round trip with 14 tours, and grow with each tour.
  const light = weighed.filter(({ path }) => !/^(home|tour|list-)/.test(matchOf(path).id))
  expect(light.length).toBeGreaterThan(30)
  expect(light.filter(({ head, body }) => head + body > firstWindow)).toEqual([])
})

it('the measurement finds the HTML, the code and the fonts of each page', () => {
  for (const { page, kind, bytes } of weights)
    if (/html|js|fonts/.test(kind)) expect(bytes, `${page}: ${kind}`).toBeGreaterThan(3_000)
  expect(weights.map(({ page }) => page)).toEqual(expect.arrayContaining(Object.keys(budget)))
})

/** The bytes of an HTTP/1.1 answer with brotli: `head` is the first line with the headers. */
async function answerOf(url: string): Promise<{ head: number; body: number }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  let body = 0
  for await (const part of answer) body += (part as Buffer).length
  const first = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`
  // Two bytes more for each part: a colon and a space after a name, CRLF after a value.
  const headers = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
  return { head: first.length + headers, body }
}

/** `bytes` is the size of response bodies after brotli. */
type Weight = { page: string; kind: string; bytes: number; limit: number }

/**
 * Weights and limits: each kind of file of each measured page, the move from Home to a tour, and Firestore's code.
 * Measured in a real browser, which also counts the files that scripts and style sheets ask for.
 */
async function pageWeights(): Promise<Weight[]> {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}
  // The headless shell, because a page in Chromium itself costs three times the processor time.
  return withBrowser(async (browser) => {
    /** Each call opens the page in a fresh browser profile, and waits until nothing more is fetched. */
    const visit = async (path: string) => {
      const page = await browser.newPage(phone)
      await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
      await page.goto(site + path)
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
