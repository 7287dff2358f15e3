// The budget of a page's first load on a phone. It is in bytes and not in times, because bytes are the
// same on every machine.

import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { budget, document } from '../bench/byte-budgets.mjs'
import { missedWeights } from '../bench/judge.mjs'
import { pageWeights } from '../bench/page-weights.mjs'
import { pages } from './site.ts'

const weights = await pageWeights()

it('no page, navigation or form loads more bytes than its budget', () => {
  expect(missedWeights(weights).map(({ text }) => text)).toEqual([])
})

it('no document weighs more than 14.0 kB after brotli', () => {
  const heavy = pages
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
    .filter(({ bytes }) => bytes > document)
  expect(heavy).toEqual([])
  expect(document).toBeLessThanOrEqual(14_000)
})

it('every page is weighed with its HTML, scripts and fonts', () => {
  for (const page of Object.keys(budget)) {
    for (const kind of ['html', 'js', 'fonts']) {
      const { bytes } = weights.find((each) => each.page === page && each.kind === kind)!
      expect(bytes, `${page}: ${kind}`).toBeGreaterThan(3_000)
    }
  }
})

it('a move and a form fetch something to weigh', () => {
  const { bytes: moved } = weights.find(({ page }) => page === 'home → tour')!
  const { bytes: formed } = weights.find(({ page }) => page === 'a form in use')!
  expect(moved).toBeGreaterThan(3_000)
  expect(formed).toBeGreaterThan(10_000)
})

it('Home’s HTML and CSS together may weigh 30 kB, its scripts 85 kB, its fonts 60 kB', () => {
  const { html, css, js, fonts } = budget.home
  expect(html + css).toBeLessThanOrEqual(30_000)
  expect(js).toBeLessThanOrEqual(85_000)
  expect(fonts).toBeLessThanOrEqual(60_000)
})
