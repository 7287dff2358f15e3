// npm run bench: measures how soon pages are painted on a simulated slow phone, compared with the text of Home alone;
// how long a press takes; and the time from a lead to the inbox. Each line says whether its limit decides; the exit
// code is 1 when a deciding limit is exceeded. Lighthouse is installed into tests/bench at its first use.
//   --runs 5   five loads of each page instead of three

import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from '../../scripts/problem.mjs'
import { installPackages } from '../../scripts/setup/packages.mjs'
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
  // withSuite builds the site too; the pages are measured when the suite has ended.
  const failed = await withSuite(async ({ env }) => {
    delivery = await deliveryTime(env)
    return 0
  })
  if (failed) return failed
  const figures = figuresOf(await pageTimes(runs), await pressTime(runs), delivery)
  return report(figures) ? 0 : 1
})
