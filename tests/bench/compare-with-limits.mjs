// Prints the figures as tables, and a message for each limit that is exceeded.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { percentile } from './controls.mjs'
import { control, limits, quiet } from './limits.mjs'
import { benchPages } from './pages.mjs'
import { dist, fileOf } from './serve.mjs'

/** @typedef {import('./pages.mjs').PageName} PageName */
/** @typedef {import('./page-weights.mjs').Weight} Weight */
/** @typedef {Awaited<ReturnType<typeof import('./page-times.mjs').pageTimes>>} PageTimes */
/** @typedef {import('./interactions.mjs').Presses} Presses */
/** @typedef {import('./controls.mjs').Press} Press */
/** @typedef {Record<string, import('./work.mjs').Work>} Works */
/** @typedef {Record<string, number>} Figures by the names in `limits`, and some that have no limit */

/**
 * @param {Weight[]} weights
 * @param {PageTimes} times
 * @param {Presses} presses
 * @param {Press[]} controls the slowest first
 * @param {Works} work
 * @returns {boolean} whether every deciding limit is kept
 */
export function compareWithLimits(weights, times, presses, controls, work) {
  const figures = figuresOf(times)
  console.log('\nA phone on slow 4G, simulated by Lighthouse: medians')
  console.table(figures)
  console.log('\nkB on the wire after brotli, of the most allowed')
  console.table(weightTable(weights))
  console.log('\nkB of the documents, head and styles included')
  console.table(documentTable())
  console.log('\nms from a press to the next paint, with a processor four times slower')
  console.table(presses)
  const p98 = percentile(controls, 0.98)
  console.log(
    `\nThe slowest of all ${controls.length} controls, likewise; 98% take at most ${p98} ms`,
  )
  console.table(controls.slice(0, 10))
  console.log('\nIn 10 s on a page that is idle and that nobody touches')
  console.table(work)

  const missed = [
    ...missedWeights(weights),
    ...missedFigures(figures),
    ...missedWork(work),
    ...slowPresses({ ...presses }),
    ...(p98 > control
      ? [
          {
            text: `98% of all controls take at most ${p98} ms, and should ${control}`,
            decides: false,
          },
        ]
      : []),
  ]
  for (const { text, decides } of missed) {
    console.log(
      decides ? `✗ ${text}` : `! ${text}; this depends on the machine and does not decide`,
    )
  }
  if (times.noise > quiet) {
    console.log(`! A noisy run: the first paint of the floor varies by ${percent(times.noise)}.`)
  }
  const kept = missed.every(({ decides }) => !decides)
  if (kept) console.log('✓ Every deciding limit is kept.')
  return kept
}

/**
 * A message for each weight that exceeds its limit.
 * @param {Weight[]} weights
 */
export function missedWeights(weights) {
  return weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ page, kind, bytes, limit }) => ({
      text: `${page}: ${kind} weighs ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}`,
      decides: true,
    }))
}

/** @param {Presses} presses */
function slowPresses(presses) {
  return Object.entries(presses)
    .filter(([, { median, most }]) => median > most)
    .map(([name, { median, most }]) => ({
      text: `${name}: a press takes ${median} ms, and should take at most ${most}`,
      decides: false,
    }))
}

/** @param {Works} work */
function missedWork(work) {
  return Object.entries(work).flatMap(([page, own]) =>
    Object.entries(own)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({
        text: `${page}: ${count} ${what} on an idle page, and should be none`,
        decides: true,
      })),
  )
}

/** @param {Record<string, Figures>} figures */
function missedFigures(figures) {
  return Object.entries(figures).flatMap(([page, own]) =>
    limits.flatMap(({ figure, least = -Infinity, most = Infinity, decides }) => {
      const value = own[figure]
      if (value === undefined || (value >= least && value <= most)) return []
      const limit = most === Infinity ? `at least ${least}` : `at most ${most}`
      return [{ text: `${page}: ${figure} is ${value}, and should be ${limit}`, decides }]
    }),
  )
}

/**
 * @param {PageTimes} times
 * @returns {Record<string, Figures>}
 */
function figuresOf({ sites, withoutScripts, floor, text }) {
  const rows = Object.entries(sites).map(([name, own]) => {
    const page = /** @type {PageName} */ (name)
    const compared = (/** @type {'fcp' | 'lcp'} */ key, /** @type {typeof own} */ other) =>
      rounded(own[key] / other[key], 3)
    return [
      page,
      {
        score: own.score,
        'FCP ms': rounded(own.fcp),
        'LCP ms': rounded(own.lcp),
        'TBT ms': rounded(own.tbt),
        CLS: rounded(own.cls, 4),
        'FCP ÷ no scripts': compared('fcp', withoutScripts[page]),
        'LCP ÷ no scripts': compared('lcp', withoutScripts[page]),
        'FCP ÷ text': compared('fcp', text),
        'LCP ÷ text': compared('lcp', text),
        'scripts ms': rounded(own.script),
        ...(page === 'home' && {
          'FCP ÷ floor': compared('fcp', floor),
          'LCP ÷ floor': compared('lcp', floor),
        }),
      },
    ]
  })
  const bare = (/** @type {typeof floor} */ { fcp, lcp }) => ({
    'FCP ms': rounded(fcp),
    'LCP ms': rounded(lcp),
  })
  return Object.fromEntries([...rows, ['floor of home', bare(floor)], ['text of home', bare(text)]])
}

/** @param {Weight[]} weights */
function weightTable(weights) {
  /** @type {Record<string, Record<string, string>>} */
  const table = {}
  for (const { page, kind, bytes, limit } of weights) {
    table[page] = { ...table[page], [kind]: `${kilobytes(bytes)} of ${kilobytes(limit)}` }
  }
  return table
}

/** The documents as Hosting sends them to a browser with brotli, and to one with gzip only. */
function documentTable() {
  return Object.fromEntries(
    Object.entries(benchPages).map(([page, path]) => {
      const html = readFileSync(join(dist, fileOf(path)))
      const brotli = kilobytes(brotliCompressSync(html).length)
      return [page, { brotli, gzip: kilobytes(gzipSync(html).length) }]
    }),
  )
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}

/** @param {number} part */
function percent(part) {
  return `${Math.round(part * 100)}%`
}

/**
 * @param {number} value
 * @param {number} [digits]
 */
function rounded(value, digits = 0) {
  return Number(value.toFixed(digits))
}
