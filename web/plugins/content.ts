import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compile } from './content/compile.ts'
import { filesIn } from './content/files.ts'
import { inWords } from './content/in-words.ts'
import { writeModules } from './content/modules.ts'
import { writeSchemas } from './content/schema-files.ts'
import { openMarks, tableOf } from './content/table.ts'

/** Compiles content/ to src/content/compiled/, and again after each change while the development server runs. */
export function content(root: string): Plugin {
  const folder = join(root, 'content')
  return {
    name: 'content',
    // Before any module is resolved.
    config: () => compileTo(root),
    configureServer({ config, watcher, ws }) {
      watcher.add(folder)
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder) || !/\.(md|yaml)$/.test(file)) return
        // Vite sees the modules that are written, and updates the page.
        const message = check(root)
        if (!message) return
        config.logger.error(message)
        ws.send({ type: 'error', err: { message, stack: '' } })
      })
    },
  }
}

/** Throws if the content has mistakes. */
export function compileTo(root: string) {
  const mistakes = check(root)
  if (mistakes) throw new Error(mistakes)
}

/**
 * Compiles the content; null, or all its mistakes in words. Mistakes leave the modules of the last content
 * that had none.
 */
export function check(root: string): string | null {
  const { faults, modules } = compile(filesIn(join(root, 'content')))
  writeSchemas(join(root, 'content/schema'))
  if (faults.length > 0) return inWords(faults)
  writeModules(join(root, 'src/content/compiled'), modules)
  return null
}

/** What the checks compare, in words. */
export function tableOfContent(root: string): string {
  return tableOf(compile(filesIn(join(root, 'content'))).tours)
}

/** What the agency has not confirmed. */
export function openMarksOf(root: string): string[] {
  return openMarks(filesIn(join(root, 'content')))
}
