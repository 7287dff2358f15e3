// Measures how soon a page is painted on a slow phone. The text of Home alone shows what the network allows. Each round
// loads every page twice, so that a slower phase of the machine affects all pages.

import { measuredPages } from '../suite/byte-budgets.mjs'
import { serve } from '../suite/serve.mjs'
import { timesOf, withChrome } from './lighthouse.mjs'

/** @typedef {import('./lighthouse.mjs').Times} Times */

/**
 * @param {number} rounds
 * @returns {Promise<Record<string, Times>>} by page name; 'text of home' is the text of Home alone
 */
export async function pageTimes(rounds) {
  const site = await serve()
  /** @type {Record<string, string>} */
  const urls = { 'text of home': `${await serve(textAlone)}/` }
  for (const [name, path] of Object.entries(measuredPages)) urls[name] = site + path
  /** @type {Record<string, Times[]>} */
  const runs = {}
  await withChrome(async (port) => {
    // The first load of a browser is the slowest, and does not count.
    await timesOf(urls['text of home'] ?? '', port)
    for (let round = 1; round <= rounds; round++) {
      for (const [name, url] of Object.entries(urls)) {
        process.stderr.write(`round ${round} of ${rounds}: ${name}\n`)
        // The server compresses the document at this request, so the timed request does not wait.
        await fetch(url)
        runs[name] = [...(runs[name] ?? []), await timesOf(url, port)]
      }
    }
  })
  return Object.fromEntries(Object.entries(runs).map(([name, own]) => [name, figuresOf(own)]))
}

/**
 * The medians; of the measured paints the earliest, because other work on the machine only delays a paint.
 * @param {readonly Times[]} runs
 */
function figuresOf(runs) {
  const keys = /** @type {(keyof Times)[]} */ (Object.keys(runs[0] ?? {}))
  const own = keys.map((key) => {
    const values = runs.map((run) => run[key])
    return [key, /^(fcp|lcp)$/.test(key) ? Math.min(...values) : median(values)]
  })
  return /** @type {Times} */ (Object.fromEntries(own))
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** @type {import('../suite/serve.mjs').Change} */
function textAlone(text, kind) {
  if (kind !== '.html') return text
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(text) ?? []
  const words = text
    .replace(/^.*<body>/s, '')
    .replace(/<(script|style|noscript|svg)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter(Boolean)
  const paragraphs = words.map((part) => `<p>${part}</p>`).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><link rel="icon" href="data:,">`
  return `<!doctype html><html lang="en">${head}${paragraphs}</html>`
}
