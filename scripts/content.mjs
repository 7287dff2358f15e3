// npm run content: checks web/content, prints every mistake with its remedy, and compiles it.
//   --table   what was compared: days, nights, kilometres, hours, altitudes, clock times and departures of all tours
//   --open    what the agency has to confirm or replace

import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './commands.mjs'
import { siteValues } from './deployment-values.mjs'
import { placeholdersIn } from './placeholders.mjs'
import { run } from './problem.mjs'

const web = join(root, 'web')

await run(async () => {
  /** @type {typeof import('../web/plugins/content.ts')} */
  const { check, openMarksOf, tableOfContent } = await source('plugins/content.ts')
  const mistakes = await check(web)
  if (process.argv.includes('--table')) console.log(await tableOfContent(web))
  if (process.argv.includes('--open')) {
    const addresses = placeholdersIn(await siteValues()).map(
      (name) => `web/content/agency.yaml  ${name} is a placeholder`,
    )
    console.log([...(await openMarksOf(web)), ...addresses].join('\n'))
  }
  if (mistakes) console.error(`\n✗ ${mistakes}\n`)
  return mistakes ? 1 : 0
})

/**
 * Imports a TypeScript file of web/ through Vite, because Node 20 cannot.
 * @param {string} file
 */
async function source(file) {
  const { module } = await runnerImport(join(web, file), { configFile: false, logLevel: 'error' })
  return /** @type {any} */ (module)
}
