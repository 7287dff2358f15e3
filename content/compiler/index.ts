// Compiles the content into the modules of content/compiled, for the build, tests and scripts.

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
import { compile } from './compile.ts'
import { contentFiles, pathTo } from './files.ts'
import { annotationsOf, mistakesText, openMarks } from './report.ts'

/** Compiles and returns the agency's facts; throws if the content has mistakes. */
export function compileOrThrow() {
  const { mistakes, agency } = compileContent()
  if (!agency) throw new Error(mistakes)
  return agency
}

/** Checks the content and, without mistakes, writes its modules. `mistakes`: their text, or ''. */
export function compileContent() {
  const files = contentFiles()
  const { hosting } = JSON.parse(readFileSync(pathTo('../firebase.json'), 'utf8'))
  const { mistakes, site } = compile(files, hosting.redirects ?? [])
  if (site) writeChanged(pathTo('compiled'), site.modules)
  return {
    mistakes: mistakesText(mistakes),
    annotations: annotationsOf(mistakes),
    agency: site?.agency,
    open: openMarks(files),
  }
}

/** Writes what has changed, because a watcher reports every written file; deletes the others. */
function writeChanged(folder: string, texts: ReadonlyMap<string, string>) {
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
    if (file.endsWith('.ts') && !texts.has(relative(folder, file))) rmSync(file, { force: true })
  }
}
