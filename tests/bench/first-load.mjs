import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/**
 * The JavaScript that Home asks for when it is idle, and Firestore's chunk, in kB after gzip.
 * @returns {{ scripts: number, firestore: number }}
 */
export function firstLoad() {
  const html = readFileSync(`${dist}index.html`, 'utf8')
  const asked = /data-code="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  const firestore = readdirSync(`${dist}assets`).filter((name) => /^firestore-.*\.js$/.test(name))
  return {
    scripts: kilobytes(asked.map((path) => path.slice(1))),
    firestore: kilobytes(firestore.map((name) => `assets/${name}`)),
  }
}

/** @param {string[]} paths */
function kilobytes(paths) {
  const bytes = paths.reduce((sum, path) => sum + gzipSync(readFileSync(dist + path)).length, 0)
  return Math.round(bytes / 100) / 10
}
