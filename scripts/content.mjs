// npm run content: checks web/content, prints every mistake with its remedy, and compiles it.

import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './commands.mjs'
import { run } from './problem.mjs'

await run(async () => {
  const { check } = await plugin()
  const faults = check(join(root, 'web'))
  if (faults) console.error(`\n✗ ${faults}\n`)
  return faults ? 1 : 0
})

/** @returns {Promise<typeof import('../web/plugins/content.ts')>} */
async function plugin() {
  const file = join(root, 'web/plugins/content.ts')
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  return /** @type {any} */ (module)
}
