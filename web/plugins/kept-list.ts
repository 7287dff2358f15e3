// The lists of what a kept tour needs without a network (src/offline/kept-list-format.ts).

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { KeptList } from '../src/offline/kept-list-format.ts'
import { chunksOf } from './built-chunks.ts'

export type KeptTour = {
  slug: string
  title: string
  documents: readonly string[]
  sources: readonly string[]
}

/** A page without a network can send neither a form nor metrics, so the code for both is left out. */
const LEFT_OUT = /\/(firestore|web-vitals|app-check)-/

/** File names and contents. All files of the site must have been written before. */
export function keptLists(tours: readonly KeptTour[], manifest: Manifest, dist: string) {
  const read = (path: string) =>
    readFileSync(join(dist, /\.\w+$/.test(path) ? path : `${path}.html`))
  return Object.fromEntries(
    tours.map(({ slug, title, documents, sources }) => {
      const files = new Set(documents)
      for (const file of codeOf(manifest, sources)) files.add(`/${file}`)
      for (const path of documents) addReferences(String(read(path)))
      const hash = createHash('sha256')
      let bytes = 0
      for (const file of [...files].sort()) {
        const content = read(file)
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
          if (file.endsWith('.css')) addReferences(String(read(file)))
        }
      }
    }),
  )
}

/**
 * The files of some sources' code, with everything that this code imports statically and dynamically. The dynamic imports of
 * a list of pages are left out, except the line about the network (offline-line.ts).
 */
function codeOf(manifest: Manifest, sources: readonly string[]): string[] {
  const importsOf = ({ isEntry, imports = [], dynamicImports = [] }: ManifestChunk) => {
    // The entry and the chunk that maps routes to pages import every page dynamically.
    const isPageList = isEntry || dynamicImports.length > 20
    const followed = isPageList ? imports : [...imports, ...dynamicImports]
    return followed.filter((name) => !LEFT_OUT.test(`/${manifest[name]?.file}`))
  }
  const roots = ['index.html', 'src/offline/offline-line.ts', ...sources]
  return chunksOf(manifest, roots, importsOf).flatMap(({ file, css = [] }) => [file, ...css])
}
