import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, shell } from '../commands.mjs'
import { patternOfAny, quoted } from '../quoted.mjs'
import { runnerOf } from './plan.mjs'
import { fromPlaywright, fromVitest } from './reports.mjs'
import { testOf } from './tables.mjs'

/** @typedef {import('./reports.mjs').Result} Result */

const folder = join(root, 'test-results/mutants')
const report = join(folder, 'report.json')
export const log = join(folder, 'last.log')

/**
 * Runs exactly the named tests.
 * @param {readonly string[]} tests
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result[]>}
 */
export async function runTests(tests, env) {
  /** @type {Result[]} */
  const results = []
  for (const runner of /** @type {const} */ (['unit', 'built', 'suite', 'browser'])) {
    const own = tests.filter((test) => runnerOf(test) === runner).map(testOf)
    if (!own.length) continue
    rmSync(report, { force: true })
    mkdirSync(folder, { recursive: true })
    const files = [...new Set(own.map(({ file }) => file))].map(quoted).join(' ')
    const titles = quoted(patternOfAny([...new Set(own.map(({ title }) => title))]))
    const command =
      runner === 'browser'
        ? `npx playwright test ${files} -g ${titles} --reporter json`
        : `npx vitest run --project ${runner} ${files} -t ${titles} --reporter json --outputFile ${report}`
    await shell(`${command} > ${log} 2>&1`, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
    if (!existsSync(report)) continue
    const read = runner === 'browser' ? fromPlaywright : fromVitest
    results.push(...read(JSON.parse(readFileSync(report, 'utf8')), root))
  }
  return results
}
