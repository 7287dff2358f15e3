// npm run bench: measures the time from a lead to the inbox, the bytes of the pages, how soon they are
// painted and how soon they answer a press, and compares them with limits. The exit code is 1 when a limit
// on bytes or ratios is exceeded.
//   --runs 5   five loads of each page instead of three
//   --pages    only the pages, without the suite
//   --weights  only the bytes of one page of each kind, by kinds of files; BENCH_SITE=… of another built site
//   --all      only Lighthouse's four scores of every page, which must be 100 (performance as the median
//              of the runs)

import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { shell } from '../../scripts/commands.mjs'
import { Problem, run } from '../../scripts/problem.mjs'
import { withSuite } from '../../scripts/with-suite.mjs'
import { auditAll } from './audit-all.mjs'
import { compareWithLimits } from './compare-with-limits.mjs'
import { controlTimes } from './controls.mjs'
import { interactionTimes } from './interactions.mjs'
import { pageTimes } from './page-times.mjs'
import { kindWeights, pageWeights } from './page-weights.mjs'
import { workOfPages } from './work.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'boolean', default: false },
    weights: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})

await run(async () => {
  if (values.weights) {
    console.table(await kindWeights())
    return 0
  }
  console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`)
  // withSuite builds the site too.
  const failed =
    values.pages || values.all
      ? await shell('npm run --silent build -w web')
      : await withSuite(({ env }) => shell('node tests/bench/delivery-times.mjs', env))
  if (failed) throw new Problem('There is nothing to measure.', 'See above.')

  const runs = Number(values.runs)
  const kept = values.all
    ? await auditAll(runs)
    : compareWithLimits(
        await pageWeights(),
        await pageTimes(runs),
        await interactionTimes(runs),
        await controlTimes(),
        await workOfPages(),
      )
  return kept ? 0 : 1
})
