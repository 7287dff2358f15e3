// Compiles the content into the modules of content/compiled, for the build, tests and scripts.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile } from './compile.ts'
import { contentFiles, filesIn, pathTo } from './files.ts'
import { annotationsOf, mistakesText, openMarks } from './mistakes.ts'

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
  mkdirSync(folder, { recursive: true })
  const written = filesIn(folder, /(?<!\.ts)$/)
  for (const [name, text] of texts) {
    if (written.get(name) === text) continue
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    // Renamed, so that tests of another process read the old content or the new one.
    const temporary = `${file}.${process.pid}`
    writeFileSync(temporary, text)
    renameSync(temporary, file)
  }
  for (const name of written.keys())
    if (!texts.has(name)) rmSync(join(folder, name), { force: true })
}
