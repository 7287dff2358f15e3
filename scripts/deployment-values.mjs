// The values that belong to one deployment: web/content/agency.yaml, and functions/.env.<project id>.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './commands.mjs'
import { importTypeScript } from './import-typescript.mjs'

/** The agency's own facts, from a check of the content. */
export async function siteValues() {
  const { compileOrThrow } = /** @type {typeof import('../web/plugins/content.ts')} */ (
    await importTypeScript('web/plugins/content.ts')
  )
  return compileOrThrow()
}

/**
 * The functions' values of a project; null where the file is missing.
 * @param {string} project
 * @returns {Record<string, string> | null}
 */
export function functionValues(project) {
  const file = join(root, 'functions', `.env.${project}`)
  if (!existsSync(file)) return null
  return /** @type {Record<string, string>} */ (parseEnv(readFileSync(file, 'utf8')))
}

/** The names of the values that the functions read from `.env.<project id>`, without the secret. */
export async function functionParameters() {
  const { config } = /** @type {typeof import('../functions/src/config.ts')} */ (
    await importTypeScript('functions/src/config.ts')
  )
  return Object.values(config)
    .map(({ name }) => name)
    .filter((name) => name !== config.password.name)
}
