// The values that belong to one deployment: brand/agency.yaml, and functions/.env.<project id>. Addresses that contain
// `.example`, a top-level domain that nobody can own (RFC 2606), are placeholders.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './commands.mjs'
import { importTypeScript } from './import-typescript.mjs'

/** Compiles the content, and returns the agency's own facts. */
export async function siteValues() {
  const { compileOrThrow } = /** @type {typeof import('content/compiler/index.ts')} */ (
    await importTypeScript('content/compiler/index.ts')
  )
  return compileOrThrow()
}

/** The files of content/ with invented people or answers: "Sample: …", "Sample review: …". */
export function sampleFiles(folder = join(root, 'content')) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .filter((name) => /^[^#\n]*\bSample( \w+)?: /m.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `content/${name}`)
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
  const { config } = /** @type {typeof import('functions/config.ts')} */ (
    await importTypeScript('functions/src/config.ts')
  )
  return Object.values(config)
    .map(({ name }) => name)
    .filter((name) => name !== config.password.name)
}

/**
 * The placeholders that keep a project from being deployed; none for a demo project.
 * @param {string} project
 * @param {object} site the values of brand/agency.yaml
 * @param {object} env the values of functions/.env.<project>
 */
export function placeholdersOf(project, site, env) {
  if (project === '' || project.startsWith('demo-')) return []
  return [
    ...placeholdersIn(site).map((name) => `${name} in brand/agency.yaml`),
    ...placeholdersIn(env).map((name) => `${name} in functions/.env.${project}`),
  ]
}

/**
 * The names of the values that are placeholders, such as `email` or `social.facebook`.
 * @param {object} values texts, and objects of texts
 * @returns {string[]}
 */
export function placeholdersIn(values) {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value && typeof value === 'object')
      return placeholdersIn(value).map((inner) => `${name}.${inner}`)
    return /\.example\b/.test(String(value)) ? [name] : []
  })
}
