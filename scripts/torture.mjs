// npm run torture: load and fault tests, and a table of their figures. The first suite’s limits
// let every lead be mailed alone; a second suite has lower limits, for the flood.

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, shell } from './shell.mjs'
import { run } from './user-error.mjs'
import { withSuite } from './with-suite.mjs'

const figures = join(root, 'test-results/torture.jsonl')

await run(async () => {
  rmSync(figures, { force: true })
  const start = Date.now()
  const codes = [
    await torture('kills delivery-model poison', { MODEL_RUNS: '200' }),
    // The default limits, except MAILS_PER_HOUR: ten thousand leads need about fifty digests.
    await torture('flood', {
      MAILS_PER_TEN_MINUTES: '20',
      MAILS_PER_HOUR: '100',
      MAILS_PER_DAY: '300',
    }),
  ]
  const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : []
  console.table(lines.map((line) => JSON.parse(line)))
  console.log(`${Math.round((Date.now() - start) / 1000)} s`)
  return Math.max(...codes)
})

/**
 * @param {string} files
 * @param {Record<string, string>} values for the environment of the suite and the tests
 */
function torture(files, values) {
  Object.assign(process.env, values)
  return withSuite(({ env }) => shell(`npx vitest run --project torture ${files}`, env))
}
