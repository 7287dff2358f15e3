// npm run leads -- <command>: the commands of staff for leads (lead-commands.mjs).

import { leads } from './lead-commands.mjs'
import { run } from './user-error.mjs'

await run(async () => {
  process.stdout.write(await leads(process.argv.slice(2)))
})
