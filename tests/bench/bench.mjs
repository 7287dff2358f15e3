// npm run bench: how long a lead takes to the inbox, what the pages weigh and how soon they show
// themselves, each beside its limit; a limit on bytes or ratios that is missed ends it with 1.
//   --runs 5   that many loads of each page instead of three
//   --pages    the pages alone, without the suite
//   --all      instead of all this: Lighthouse's four scores of every page, which must be 100
//              (performance as the median of the runs)

import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { shell } from '../../scripts/commands.mjs'
import { Problem, run } from '../../scripts/problem.mjs'
import { withSuite } from '../../scripts/with-suite.mjs'
import { auditAll } from './audit-all.mjs'
import { judge } from './judge.mjs'
import { pageTimes } from './page-times.mjs'
import { pageWeights } from './page-weights.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})

await run(async () => {
  console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`)
  // The suite builds the site too.
  const failed =
    values.pages || values.all
      ? await shell('npm run --silent build -w web')
      : await withSuite(({ env }) => shell('node tests/bench/delivery-times.mjs', env))
  if (failed) throw new Problem('There is nothing to measure.', 'See above.')

  const runs = Number(values.runs)
  const kept = values.all ? await auditAll(runs) : judge(await pageWeights(), await pageTimes(runs))
  return kept ? 0 : 1
})
