// npm run leads -- <command>: the commands of staff for leads (lead-commands.mjs).

import { leads } from './lead-commands.mjs'
import { Problem, run } from './problem.mjs'

await run(async () => {
  // PowerShell drops `--`. npm then takes --project, and a command for a real project would run on the local suite.
  if (process.env.npm_config_project !== undefined) {
    throw new Problem(
      'npm has taken --project for itself.',
      `Write the two hyphens in quotes: npm run leads '--' …`,
    )
  }
  process.stdout.write(await leads(process.argv.slice(2)))
})
