import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { compileEarly } from './content/early.ts'
import { filesIn } from './content/files.ts'
import { mistakesText } from './content/mistakes-text.ts'
import { type Modules, writeChanged } from './content/modules.ts'
import { writeSchemas } from './content/schema-files.ts'

/** Compiles content/ again after each change while the development server runs. */
export function content(root: string): Plugin {
  const folder = join(root, 'content')
  return {
    name: 'content',
    configureServer({ config, watcher, ws }) {
      watcher.add(folder)
      watcher.on('all', async (_, file) => {
        if (!file.startsWith(folder) || !/\.(md|yaml)$/.test(file)) return
        // Vite sees the modules that are written, and updates the page.
        const message = await compileContent(root).catch(String)
        if (!message) return
        config.logger.error(message)
        ws.send({ type: 'error', err: { message, stack: '' } })
      })
    },
  }
}

/** Compiles content/ to src/content/compiled/ and src/content/geo/; throws if the content has mistakes. */
export async function compileTo(root: string) {
  const mistakes = await compileContent(root)
  if (mistakes) throw new Error(mistakes)
}

/**
 * Checks the content, and writes its modules. Resolves to null, or to all mistakes in words. After a mistake the
 * modules of the last content without mistakes are kept; only those of content/early.ts are written before the checks.
 */
export async function compileContent(root: string): Promise<string | null> {
  const files = filesIn(join(root, 'content'))
  writeSchemas(join(root, 'content/schema'))
  const early = compileEarly(files)
  if (typeof early === 'string') return early
  write(root, early.modules, early.tables)
  const { mistakes, modules } = (await compiler()).compile(files)
  if (mistakes.length > 0) return mistakesText(mistakes)
  write(root, new Map([...early.modules, ...modules]), early.tables, true)
  return null
}

/** The figures that the checks compare, as a text. */
export async function tableOfContent(root: string): Promise<string> {
  const { tableOf } = await imported<typeof import('./content/table.ts')>('table.ts')
  return tableOf((await compiler()).compile(filesIn(join(root, 'content'))).tours)
}

/** The marks of facts that the agency has not confirmed, with file and line. */
export async function openMarksOf(root: string): Promise<string[]> {
  const { openMarks } = await imported<typeof import('./content/open-marks.ts')>('open-marks.ts')
  return openMarks(filesIn(join(root, 'content')))
}

function write(root: string, modules: Modules, tables: Modules, isAll = false) {
  writeChanged(join(root, 'src/content/geo'), tables, false)
  writeChanged(join(root, 'src/content/compiled'), modules, isAll)
}

function compiler() {
  return imported<typeof import('./content/compile.ts')>('compile.ts')
}

/** Imports a file of content/ at run time, because the file imports the tables that compileEarly() creates. */
async function imported<Module>(file: string): Promise<Module> {
  const path = fileURLToPath(new URL(`content/${file}`, import.meta.url))
  return (await runnerImport<Module>(path, { configFile: false, logLevel: 'error' })).module
}
