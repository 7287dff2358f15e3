// Lighthouse's four scores of every built page: performance as the median of several runs, the others from
// one run, because those do not vary. A tour is measured at its slug, and not at its other addresses.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, timesOf, withChrome } from './lighthouse.mjs'
import { median } from './median.mjs'
import { dist, serve } from './serve.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Audits that a page fails on purpose, each with the reason.
 * @type {Record<string, { of: (html: string, path: string) => boolean, why: string }>}
 */
// biome-ignore format: a table
const leftOut = {
  'is-crawlable':      { of: (html) => html.includes('content="noindex"'), why: 'sample pages are kept from search engines' },
  'http-status-code':  { of: (_, path) => path === '/404',                 why: '/404 answers with the status of its name' },
  'errors-in-console': { of: (_, path) => path === '/404',                 why: 'Chromium reports that status there' },
}

/**
 * @param {number} runs of each page for its performance
 * @returns {Promise<boolean>} whether every score is 100
 */
export async function auditAll(runs) {
  const failures = await withChrome((port) => failuresAt(port, runs))
  console.log(`\nColumns: ${categories.join(', ')}; performance is the median of ${runs} runs.`)
  console.log('Left out on purpose:')
  for (const [id, { why }] of Object.entries(leftOut)) console.log(`  ${id}: ${why}`)
  console.log('  the maps: they are another company’s, and blocked')
  for (const failure of failures) console.log(`✗ ${failure}`)
  return failures.length === 0
}

/**
 * Prints the scores of each page as soon as they are measured.
 * @param {number} port of Chrome
 * @param {number} runs
 * @returns {Promise<string[]>} the pages with a score below 100, each with the failed audits
 */
async function failuresAt(port, runs) {
  const url = await serve()
  // The first load of a browser is the slowest, and does not count.
  await timesOf(url, port)
  const failures = []
  for (const { path, html } of screens()) {
    const skipAudits = Object.keys(leftOut).filter((id) => leftOut[id]?.of(html, path))
    await fetch(url + path)
    const lhr = await report(url + path, port, categories, skipAudits)
    const [first = 0, ...others] = categories.map((id) => percent(lhr.categories[id]?.score))
    const speeds = [first]
    while (speeds.length < runs) speeds.push((await timesOf(url + path, port)).score)
    const scores = [median(speeds), ...others]
    const without = skipAudits.length ? `  without ${skipAudits.join(', ')}` : ''
    console.log(`${scores.map((score) => String(score).padStart(4)).join('')}  ${path}${without}`)
    if (scores.some((score) => score < 100)) {
      failures.push(`${path}: in its first run ${failedAuditsOf(lhr).join(', ')}`)
    }
  }
  return failures
}

/** @param {number | null} [score] of 1 */
function percent(score) {
  return Math.round((score ?? 0) * 100)
}

/** Every page, each tour at one of its addresses. */
function screens() {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    }))
    .filter(({ path }) => !path.startsWith('/tour-detail-one/'))
    .sort((a, b) => a.path.localeCompare(b.path))
}

/**
 * The audits because of which a page scores below 100.
 * @param {import('lighthouse').Result} lhr
 */
function failedAuditsOf({ categories, audits }) {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  return weighed
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`)
}
