// Compiles web/content to the modules of web/compiled: for the build, for tests and for scripts.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compile } from './content/compile.ts'
import { filesIn } from './content/files.ts'
import { writeChanged } from './content/modules.ts'
import { openMarks } from './content/open-marks.ts'
import { mistakesText } from './content/report.ts'
import { tableOf } from './content/table.ts'

const pathTo = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

const folder = pathTo('content')

/** Compiles again after each change while the development server runs. */
export function content(): Plugin {
  return {
    name: 'content',
    configureServer({ config, watcher, ws }) {
      watcher.add(folder)
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder) || !/\.(md|yaml)$/.test(file)) return
        // Vite sees the modules that are written, and updates the page.
        const { mistakes } = compileContent()
        if (!mistakes) return
        config.logger.error(mistakes)
        ws.send({ type: 'error', err: { message: mistakes, stack: '' } })
      })
    },
  }
}

/** Compiles and returns the agency's facts; throws if the content has mistakes. */
export function compileOrThrow() {
  const { mistakes, agency } = compileContent()
  if (!agency) throw new Error(mistakes)
  return agency
}

/**
 * Checks web/content, and writes its modules. `mistakes` is null, or has all mistakes in words; then the modules of the
 * last content without mistakes are kept.
 */
export function compileContent() {
  const { hosting } = JSON.parse(readFileSync(pathTo('../firebase.json'), 'utf8'))
  const { mistakes, site } = compile(filesIn(folder), hosting.redirects ?? [])
  if (!site) return { mistakes: mistakesText(mistakes), agency: null }
  writeChanged(pathTo('compiled'), site.modules)
  return { mistakes: null, agency: site.agency }
}

/** The figures that the checks compare, as a text. */
export const tableOfContent = () => tableOf(compile(filesIn(folder)).tours)

/** The marks of facts that the agency has not confirmed, with file and line. */
export const openMarksOf = () => openMarks(filesIn(folder))
