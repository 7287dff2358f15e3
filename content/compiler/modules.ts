// The compiled content as TypeScript modules, imported as content/compiled/…: plain data, so that a browser gets neither a
// parser nor a schema.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A constant of a module, whose types are those of content/src/entities.ts. */
export type Constant = readonly [module: string, name: string, type: string, value: unknown]

const HEADER = '// Compiled by content/compiler, not in the repository. Change content/ instead.'

export function modulesOf(constants: readonly Constant[]): Map<string, string> {
  const modules = new Map<string, string>()
  for (const [module, name, type, value] of constants) {
    const file = `${module}.ts`
    const typed = type.replace(/\b[A-Z]/g, "import('content/entities.ts').$&")
    const text = `export const ${name}: ${typed} = ${JSON.stringify(value, null, 2)}\n`
    modules.set(file, `${modules.get(file) ?? HEADER}\n${text}`)
  }
  return modules
}

/** Writes the modules that have changed, because a watcher reports every written file; deletes files not in `texts`. */
export function writeChanged(folder: string, texts: ReadonlyMap<string, string>) {
  for (const [name, text] of texts) {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    // Renamed, because tests of another process may read the file: they get the old content or the new one.
    const temporary = `${file}.${process.pid}`
    writeFileSync(temporary, text)
    renameSync(temporary, file)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (file.endsWith('.ts') && !texts.has(relative(folder, file))) rmSync(file)
  }
}
