// npm run suite -- "<command>": the same stack, a command with its addresses set, its exit code.

import { shell } from './commands.mjs'
import { Problem, run } from './problem.mjs'
import { withSuite } from './with-suite.mjs'

await run(async () => {
  const command = process.argv.slice(2).join(' ')
  if (!command) throw new Problem('There is no command to run.', 'npm run suite -- "<command>"')
  return withSuite(({ env }) => shell(command, env))
})
