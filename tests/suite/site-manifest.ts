// The names of built files are hashes: this file finds the built file of a source.

import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'

const manifest: Manifest = JSON.parse(
  readFileSync(new URL('../../web/dist-server/manifest.json', import.meta.url), 'utf8'),
)

/** The entry of all pages. */
export const ENTRY = 'index.html'

/** The built files of sources, which are named by the ends of their paths: `assets/1f2e3d4c.js`. */
export function filesOf(...sources: string[]): string[] {
  return sources.map((source) => manifest[nameOf(source)]!.file)
}

/** The name in the manifest of a source, which is named by the end of its path. */
function nameOf(source: string): string {
  const found = Object.keys(manifest).find((name) => name.endsWith(source))
  if (!found) throw new Error(`No built file for ${source}`)
  return found
}

/** The built files of sources, and of all that they import before they run. */
export function graphOf(...sources: string[]): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const { file, imports = [] } = manifest[name]!
    if (files.has(file)) return
    files.add(file)
    imports.forEach(visit)
  }
  sources.map(nameOf).forEach(visit)
  return [...files]
}

/** A pattern of the addresses of these files. */
export const codeOf = (...sources: string[]) => new RegExp(filesOf(...sources).join('|'))
