// npm run suite -- "<command>": starts the local suite, runs the command with the suite's addresses
// in its environment, and ends with the command's exit code.

import { shell } from './commands.mjs'
import { Problem, run } from './problem.mjs'
import { withSuite } from './with-suite.mjs'

await run(async () => {
  const command = process.argv.slice(2).join(' ')
  if (!command) throw new Problem('There is no command to run.', 'npm run suite -- "<command>"')
  return withSuite(({ env }) => shell(command, env))
})
