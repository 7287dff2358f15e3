// npm run bench: measures how soon pages are painted on a slow phone, compared with the text of Home alone;
// how long a press on the menu takes; and the time from a lead to the inbox. The exit code is 1 when a deciding limit
// (limits.mjs) is exceeded. The first run installs Lighthouse into tests/bench.
//   --runs 5   five rounds of loads and presses instead of three

import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from '../../scripts/problem.mjs'
import { installPackages } from '../../scripts/setup.mjs'
import { withSuite } from '../../scripts/with-suite.mjs'
import { deliveryTime } from './delivery-times.mjs'
import { figuresOf, report } from './limits.mjs'
import { pageTimes } from './pages.mjs'
import { pressTime } from './press.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })

await run(async () => {
  const runs = Number(values.runs)
  installPackages(fileURLToPath(new URL('.', import.meta.url)))
  console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`)
  let delivery = Number.NaN
  // withSuite also builds the site. The pages are measured after the suite has ended.
  const exitCode = await withSuite(async ({ env }) => {
    delivery = await deliveryTime(env)
    return 0
  })
  if (exitCode) return exitCode
  const figures = figuresOf(await pageTimes(runs), await pressTime(runs), delivery)
  return report(figures) ? 0 : 1
})
