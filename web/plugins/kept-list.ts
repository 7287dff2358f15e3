// The lists of what a kept tour needs without a network (src/offline/kept-list-format.ts).

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { KeptList } from '../src/offline/kept-list-format.ts'
import { type Built, chunkOf } from './built-chunks.ts'

export type KeptTour = {
  slug: string
  title: string
  documents: readonly string[]
  sources: readonly string[]
}

/** A page without a network can send neither a form nor metrics, so the code for both is left out. */
const LEFT_OUT = /\/(firestore|web-vitals|app-check)-/

/** File names and contents. All files of the site must have been written before. */
export function keptLists(tours: readonly KeptTour[], built: Built, root: string) {
  const dist = join(root, 'dist')
  return Object.fromEntries(
    tours.map(({ slug, title, documents, sources }) => {
      const files = new Set(documents)
      for (const file of codeOf(built, root, sources)) files.add(`/${file}`)
      for (const path of documents) addReferences(readFileSync(fileOf(dist, path), 'utf8'))
      const hash = createHash('sha256')
      let bytes = 0
      for (const file of [...files].sort()) {
        const content = readFileSync(fileOf(dist, file))
        bytes += content.length
        hash.update(file).update(content)
      }
      const version = hash.digest('hex').slice(0, 12)
      const list: KeptList = { title, version, bytes, documents, files: [...files] }
      return [`kept/${slug}.json`, JSON.stringify(list)]

      /** The files that a text names: scripts, styles, fonts, pictures, maps and icons, and what their styles name. */
      function addReferences(text: string) {
        const named = text.match(
          /\/(?:assets|pictures|maps)\/[\w.-]+|\/[\w.-]+\.(?:svg|png|css|webmanifest)/g,
        )
        for (const file of named ?? []) {
          if (files.has(file) || LEFT_OUT.test(file) || !existsSync(join(dist, file))) continue
          files.add(file)
          if (file.endsWith('.css')) addReferences(readFileSync(join(dist, file), 'utf8'))
        }
      }
    }),
  )
}

function fileOf(dist: string, path: string): string {
  return join(dist, /\.\w+$/.test(path) ? path : `${path}.html`)
}

/**
 * The chunks of some source files, with everything that these chunks import statically and dynamically. The dynamic
 * imports of a list of pages are left out, except the line about the network (offline-line.ts).
 */
function codeOf(built: Built, root: string, sources: readonly string[]): string[] {
  const chunks = built.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const files = new Set<string>()
  const byName = (name: string) => chunks.find(({ fileName }) => fileName === name)
  for (const source of ['index.html', 'src/offline/offline-line.ts', ...sources]) {
    add(chunkOf(built, root, source))
  }
  return [...files]

  function add(chunk: Rolldown.OutputChunk) {
    const { fileName, imports, dynamicImports, viteMetadata } = chunk
    if (files.has(fileName) || LEFT_OUT.test(`/${fileName}`)) return
    files.add(fileName)
    for (const style of viteMetadata?.importedCss ?? []) files.add(style)
    const followed = isPageList(chunk) ? imports : [...imports, ...dynamicImports]
    for (const name of followed) {
      const imported = byName(name)
      if (imported) add(imported)
    }
  }

  /** The entry and the chunk that maps routes to pages import every page dynamically. */
  function isPageList({ fileName, dynamicImports }: Rolldown.OutputChunk) {
    return fileName === entry?.fileName || dynamicImports.length > 20
  }
}
