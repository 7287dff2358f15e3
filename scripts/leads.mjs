// npm run leads -- <command>: the commands of staff for leads (lead-commands.mjs).

import { leads, optionNames } from './lead-commands.mjs'
import { Problem, run } from './user-error.mjs'

await run(async () => {
  // Without `--`, which PowerShell drops, npm takes the options: a command would run on the local
  // suite, or on all leads.
  const taken = optionNames.find((name) => `npm_config_${name.replace('-', '_')}` in process.env)
  if (taken) {
    throw new Problem(
      `npm has taken --${taken} for itself.`,
      `Write two hyphens before the options: npm run leads -- … (in PowerShell: '--').`,
    )
  }
  const words = process.argv.slice(2)
  const isRedirected = process.env.npm_lifecycle_event === 'leads' && !process.stdout.isTTY
  if (words[0] === 'export' && isRedirected && !words.some((word) => word.startsWith('--to'))) {
    throw new Problem(
      'A redirected output begins with lines of npm.',
      'Name the file: npm run leads -- export … --to leads.csv',
    )
  }
  process.stdout.write(await leads(words))
})
