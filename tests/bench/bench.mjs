// npm run bench: builds the site, and measures how soon pages are painted on a slow phone, compared with the text of
// Home alone. The exit code is 1 when a deciding limit (limits.mjs) is exceeded. The first run installs Lighthouse into
// tests/bench.
//   --runs 5   five rounds of loads instead of three

import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { shell } from '../../scripts/commands.mjs'
import { run } from '../../scripts/problem.mjs'
import { installPackages } from '../../scripts/setup.mjs'
import { figuresOf, report } from './limits.mjs'
import { pageTimes } from './pages.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })

await run(async () => {
  installPackages(fileURLToPath(new URL('.', import.meta.url)))
  console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`)
  const exitCode = await shell('npm run --silent build -w web')
  if (exitCode) return exitCode
  return report(figuresOf(await pageTimes(Number(values.runs)))) ? 0 : 1
})
