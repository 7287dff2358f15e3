// The compiled content as TypeScript modules, imported as content/compiled/…: plain data, so that
// a browser gets neither a parser nor a schema.

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
import type { Site } from './site-modules.ts'

const HEADER = '// Compiled by content/compiler, not in the repository. Change content/ instead.'

/** The texts of the modules by file name; 'tours/*' becomes a module for each tour. */
export function modulesOf(site: Site): Map<string, string> {
  const modules = new Map<string, string>()
  for (const [name, value] of Object.entries(site)) {
    if (!name.endsWith('/*')) modules.set(`${name}.ts`, moduleOf(value, `['${name}']`))
    else
      for (const [slug, constants] of Object.entries(value))
        modules.set(name.replace('*', `${slug}.ts`), moduleOf(constants, `['${name}'][string]`))
  }
  return modules
}

function moduleOf(constants: object, type: string): string {
  const site = `import('content/compiler/site-modules.ts').Site`
  const lines = Object.entries(constants).map(
    ([name, value]) =>
      `export const ${name}: ${site}${type}['${name}'] = ${JSON.stringify(value, null, 2)}`,
  )
  return `${[HEADER, ...lines].join('\n')}\n`
}

/** Writes what has changed, because a watcher reports every written file; deletes the others. */
export function writeChanged(folder: string, texts: ReadonlyMap<string, string>) {
  for (const [name, text] of texts) {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    // Renamed, so that tests of another process read the old content or the new one.
    const temporary = `${file}.${process.pid}`
    writeFileSync(temporary, text)
    renameSync(temporary, file)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (file.endsWith('.ts') && !texts.has(relative(folder, file))) rmSync(file)
  }
}
