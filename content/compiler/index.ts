// Compiles the content into the modules of content/compiled, for the build, tests and scripts.

import { readFileSync } from 'node:fs'
import { compile } from './compile.ts'
import { contentFiles, pathTo } from './files.ts'
import { writeChanged } from './modules.ts'
import { annotationsOf, mistakesText } from './report.ts'

export { tableOf } from './itinerary-times.ts'
export { openMarks } from './report.ts'

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
  const { mistakes, tours, site } = compile(files, hosting.redirects ?? [])
  if (site) writeChanged(pathTo('compiled'), site.modules)
  return {
    mistakes: mistakesText(mistakes),
    annotations: annotationsOf(mistakes),
    agency: site?.agency,
    tours,
    files,
  }
}
