// Lighthouse's four scores of every page that was built, once each. Another address of the same screen
// says so in its canonical link, and is left out.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, withChrome } from './lighthouse.mjs'
import { dist, serve } from './serve.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * What a page does on purpose, by the audit that it fails for it.
 * @type {Record<string, { of: (html: string, path: string) => boolean, why: string }>}
 */
// biome-ignore format: a table
const leftOut = {
  'is-crawlable':      { of: (html) => html.includes('content="noindex"'), why: 'sample pages are kept from search engines' },
  'http-status-code':  { of: (_, path) => path === '/404',                 why: '/404 answers with the status of its name' },
  'errors-in-console': { of: (_, path) => path === '/404',                 why: 'Chromium reports that status there' },
}

/** @returns {Promise<boolean>} whether every score is 100 */
export async function auditAll() {
  const failures = await withChrome(failuresAt)
  console.log(`\nColumns: ${categories.join(', ')}. Left out on purpose:`)
  for (const [id, { why }] of Object.entries(leftOut)) console.log(`  ${id}: ${why}`)
  console.log('  the maps: another company’s, blocked')
  for (const failure of failures) console.log(`✗ ${failure}`)
  return failures.length === 0
}

/**
 * Prints the scores of every page as they come.
 * @param {number} port Chrome's
 * @returns {Promise<string[]>} the pages below 100, each with why
 */
async function failuresAt(port) {
  const url = await serve()
  const failures = []
  for (const { path, html } of screens()) {
    const skipAudits = Object.keys(leftOut).filter((id) => leftOut[id]?.of(html, path))
    await fetch(url + path)
    const lhr = await report(url + path, port, categories, skipAudits)
    const scores = categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100))
    const without = skipAudits.length ? `  without ${skipAudits.join(', ')}` : ''
    console.log(`${scores.map((score) => String(score).padStart(4)).join('')}  ${path}${without}`)
    if (scores.some((score) => score < 100)) failures.push(`${path}: ${faultsOf(lhr).join(', ')}`)
  }
  return failures
}

/** Every page of its own, by its address. */
function screens() {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    }))
    .filter(({ path, html }) => {
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
      return !canonical || new URL(canonical).pathname === path
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

/**
 * The audits that cost a page its points.
 * @param {import('lighthouse').Result} lhr
 */
function faultsOf({ categories, audits }) {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  return weighed
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`)
}
