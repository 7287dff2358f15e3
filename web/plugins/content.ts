import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { compile } from './content/compile.ts'
import { filesIn } from './content/files.ts'
import { writeChanged } from './content/modules.ts'
import { openMarks } from './content/open-marks.ts'
import { mistakesText } from './content/report.ts'
import { postFrontMatter, tourFrontMatter, yamlFiles } from './content/schema.ts'
import { tableOf } from './content/table.ts'

/** Compiles content/ again after each change while the development server runs. */
export function content(root: string): Plugin {
  const folder = join(root, 'content')
  return {
    name: 'content',
    configureServer({ config, watcher, ws }) {
      watcher.add(folder)
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder) || !/\.(md|yaml)$/.test(file)) return
        // Vite sees the modules that are written, and updates the page.
        const { mistakes } = compileContent(root)
        if (!mistakes) return
        config.logger.error(mistakes)
        ws.send({ type: 'error', err: { message: mistakes, stack: '' } })
      })
    },
  }
}

/** Compiles content/ and returns the agency's facts; throws if the content has mistakes. */
export function compileOrThrow(root: string) {
  const { mistakes, agency } = compileContent(root)
  if (!agency) throw new Error(mistakes)
  return agency
}

/**
 * Checks content/, and writes its modules to compiled/. `mistakes` is null, or has all
 * mistakes in words; then the modules of the last content without mistakes are kept.
 */
export function compileContent(root: string) {
  writeSchemas(join(root, 'content/schema'))
  const { hosting } = JSON.parse(readFileSync(join(root, '../firebase.json'), 'utf8'))
  const { mistakes, site } = compile(filesIn(join(root, 'content')), hosting.redirects ?? [])
  if (!site) return { mistakes: mistakesText(mistakes), agency: null }
  writeChanged(join(root, 'compiled'), site.modules)
  return { mistakes: null, agency: site.agency }
}

/**
 * Writes JSON schemas, with which a text editor completes and checks fields while a person types (.vscode/settings.json names
 * the schemas). Git ignores them.
 */
function writeSchemas(folder: string) {
  const schemas = { tour: tourFrontMatter, post: postFrontMatter, ...yamlFiles }
  const texts = Object.entries(schemas).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input' })
    return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`] as const
  })
  writeChanged(folder, new Map(texts))
}

/** The figures that the checks compare, as a text. */
export function tableOfContent(root: string): string {
  return tableOf(compile(filesIn(join(root, 'content'))).tours)
}

/** The marks of facts that the agency has not confirmed, with file and line. */
export function openMarksOf(root: string): string[] {
  return openMarks(filesIn(join(root, 'content')))
}
