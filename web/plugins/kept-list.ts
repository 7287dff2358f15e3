// The lists of what a kept tour needs without a network (src/offline/kept-list-format.ts).

import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { KeptList } from '../src/offline/kept-list-format.ts'

type Server = typeof import('../src/app/server.tsx')

/** The ends of the manifest's names for the code that sends forms or metrics. */
const NEEDS_NETWORK = [
  'src/enquiry/firestore.ts',
  'src/enquiry/finish-on-other-pages.ts',
  'web-vitals/dist/web-vitals.js',
]

/** The lists by file names, of the files in `dist`. `pages`: the source files of all pages. */
export function keptLists(
  tours: ReturnType<Server['toursToKeep']>,
  pages: ReadonlySet<string>,
  manifest: Manifest,
  dist: string,
) {
  const read = (path: string) =>
    readFileSync(join(dist, /\.\w+$/.test(path) ? path : `${path}.html`))
  return Object.fromEntries(
    tours.map(({ slug, title, documents, sources }) => {
      const files = new Set([...documents, ...codeOf(manifest, sources, pages)])
      // The loop of a Set also visits what is added during the loop.
      for (const file of files)
        if (documents.includes(file) || file.endsWith('.css'))
          for (const [named] of String(read(file)).matchAll(REFERENCE))
            if (existsSync(join(dist, named))) files.add(named)
      const content = Buffer.concat([...files].sort().map(read))
      const version = hash('sha256', content).slice(0, 12)
      const bytes = content.length
      const entry = `/${manifest['index.html']?.file}`
      const list: KeptList = { title, version, bytes, entry, documents, files: [...files] }
      return [`kept/${slug}.json`, JSON.stringify(list)]
    }),
  )
}

/** A script, style sheet, font, picture or map that a page or a style sheet names. */
const REFERENCE = /\/(?:assets|pictures|maps)\/[\w.-]+|\/[\w.-]+\.(?:svg|png|css|webmanifest)/g

/** The files of pages' code and its imports, without other pages' code and NEEDS_NETWORK. */
function codeOf(manifest: Manifest, sources: readonly string[], pages: ReadonlySet<string>) {
  const isKept = (source: string) =>
    !pages.has(source) && !NEEDS_NETWORK.some((name) => source.endsWith(name))
  const chunks = chunksOf(manifest, ['index.html', ...sources], isKept)
  return chunks.flatMap(({ file, css = [] }) => [file, ...css].map((each) => `/${each}`))
}

/** The chunks of source files, of their imports and of some dynamic imports; imports first. */
export function chunksOf(
  manifest: Manifest,
  sources: readonly string[],
  isFollowed = (_dynamicImport: string) => false,
): ManifestChunk[] {
  const seen = new Set<string>()
  const visit = (name: string): ManifestChunk[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    const { imports = [], dynamicImports = [] } = chunk
    return [...imports, ...dynamicImports.filter(isFollowed)].flatMap(visit).concat(chunk)
  }
  return sources.flatMap(visit)
}
