// npm run deploy -- --project <id or alias>: asks `npm run ready`, then deploys the rules and the
// functions, and then the site. After a failure, says what is online.

import { parseArgs } from 'node:util'
import { shell } from './commands.mjs'
import { deploy } from './online.mjs'
import { run } from './problem.mjs'

await run(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  await deploy(values.project, shell)
})
