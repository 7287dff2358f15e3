// The compiled content as TypeScript modules, which web/src/content imports. They are plain data, so that a
// browser gets neither a parser nor a schema, and every tool that reads TypeScript can import them.

import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { replaceFile } from '../replace-file.ts'

/** The text of each file by its name in web/src/content/compiled/ or, for tables as JSON, in web/src/content/geo/. */
export type Modules = ReadonlyMap<string, string>

const HEADER =
  '// Compiled from web/content by web/plugins/content; not in the repository. Change web/content instead.'

export type Constant = { name: string; type: string; value: unknown }

/** A module of typed constants; `from` has the module of each type. */
export function moduleOf(
  from: Readonly<Record<string, string>>,
  constants: readonly Constant[],
): string {
  const imports = Object.entries(from).map(
    ([type, file]) => `import type { ${type} } from '${file}'`,
  )
  const lines = constants.map(
    ({ name, type, value }) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)}`,
  )
  return [HEADER, ...imports, '', ...lines, ''].join('\n')
}

/**
 * Writes the texts that differ from their files, so that no watcher sees others.
 * @param areAll whether modules in the folder that are not among these texts are deleted
 */
export function writeChanged(folder: string, modules: Modules, areAll: boolean) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of modules) {
    const file = join(folder, name)
    if (textOfFile(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    // Tests of another process may read the file.
    replaceFile(file, text)
  }
  if (!areAll) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && file.endsWith('.ts') && !modules.has(relative(folder, file))) rmSync(file)
  }
}

function textOfFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
