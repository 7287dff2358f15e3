// npm run deploy -- --project <id or alias>: runs `npm run ready`, then deploys rules, indexes and
// functions, and then the site. After a failure, says what is online.

import { parseArgs } from 'node:util'
import { shell } from './commands.mjs'
import { deploy } from './online.mjs'
import { run } from './problem.mjs'

await run(async () => {
  const { values } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } })
  await deploy(values.project, shell)
})
