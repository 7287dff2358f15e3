// npm run bench: builds the site, and measures how soon pages are painted on a slow phone, compared with the text of
// Home alone. The exit code is 1 when a deciding limit is exceeded. The first run installs Lighthouse into tests/bench.
//   --runs 9   nine rounds of loads instead of six

import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { installPackages } from '../../scripts/setup.mjs'
import { shell } from '../../scripts/shell.mjs'
import { run } from '../../scripts/user-error.mjs'
import { pageTimes, TEXT } from './pages.mjs'

/** @typedef {import('./pages.mjs').Times} Times */
/** @typedef {{ least?: number, most?: number, decides?: true }} Limit */

// The deciding limits are of what a visitor sees: layout shift (CLS) and the ratio of first paints on a throttled
// connection. The other figures are only reported: Lighthouse's simulation adds a round trip for a document of 14 kB,
// although the browser paints what has come.
/** @type {Record<string, Limit & { of: (own: Times, text: Times) => number }>} */
// biome-ignore format: a table
const figures = {
  'FCP ms':          { of: ({ fcp }) => Math.round(fcp) },
  'LCP ms':          { of: ({ lcp }) => Math.round(lcp) },
  'FCP ÷ text':      { of: (own, text) => own.fcp / text.fcp, most: 1.1, decides: true },
  'LCP ÷ text':      { of: (own, text) => own.lcp / text.lcp, most: 3 },
  'CLS':             { of: ({ cls }) => cls, most: 0.005, decides: true },
  'simulated FCP ÷': { of: (own, text) => own.simulated.fcp / text.simulated.fcp, most: 1.12 },
  'simulated LCP ÷': { of: (own, text) => own.simulated.lcp / text.simulated.lcp, most: 1.2 },
  'TBT ms':          { of: ({ tbt }) => Math.round(tbt), most: 20 },
  'score':           { of: ({ simulated }) => simulated.score, least: 100 },
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '6' } } })

await run(async () => {
  installPackages(fileURLToPath(new URL('.', import.meta.url)))
  console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`)
  const exitCode = await shell('npm run --silent build -w web')
  if (exitCode) return exitCode
  const rows = rowsOf(await pageTimes(Number(values.runs)))
  console.table(rows)
  return rows.every(({ isKept, decides }) => isKept || !decides) ? 0 : 1
})

/** @param {Record<string, Times>} times */
function rowsOf(times) {
  const text = times[TEXT]
  if (!text) throw new Error('The text of Home was not measured.')
  return Object.entries(times).flatMap(([page, own]) =>
    Object.entries(figures).map(([figure, { of, ...limit }]) => {
      const value = Number(of(own, text).toFixed(4))
      const { least = -Infinity, most = Infinity } = limit
      // A figure without a measurement is NaN, which is within no limit.
      return { page, figure, value, ...limit, isKept: value >= least && value <= most }
    }),
  )
}
