// The built site as Hosting serves it, with the code of the emulator and with brotli: a server on
// loopback, and the file and the headers of a path.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
// @ts-expect-error: the package has no types.
import compression from 'compression'
import { server as hostingServer } from 'superstatic'
// A private file of superstatic, which exports no matcher: fileOf and headersOf must match a path as Hosting does.
import { configMatcher } from 'superstatic/lib/utils/patterns.js'

export const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const { hosting } = JSON.parse(readFileSync(join(dist, '../../firebase.json'), 'utf8'))

/** CDNs that compress at each request use a brotli quality of 4 to 6. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/**
 * Serves until the process ends, without keeping the process alive.
 * @param {(path: string) => Buffer | null} [contentOf] what to serve in place of `builtFile`
 * @param {object} [changes] of the section `hosting` of firebase.json
 * @returns {Promise<string>} the site's address, at a free port
 */
export async function serve(contentOf = builtFile, changes = {}) {
  const options = {
    hostname: '127.0.0.1',
    port: 0,
    config: { ...hosting, ...changes },
    compression: compression({ threshold: 0, brotli: { params } }),
    provider: async (/** @type {unknown} */ _, /** @type {string} */ path) => {
      const content = contentOf(path)
      return content && { stream: Readable.from(content), size: content.length }
    },
  }
  /** @type {import('node:http').Server} */
  const server = await new Promise((resolve) => {
    const listening = hostingServer(options).listen(() => resolve(listening))
  })
  server.unref()
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return `http://127.0.0.1:${port}`
}

/**
 * The built file at exactly this path; null without a file.
 * @param {string} path
 */
export function builtFile(path) {
  const file = join(dist, path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null
}

/**
 * The file that Hosting serves for a path, relative to web/dist.
 * @param {string} pathname
 * @returns {string}
 */
export function fileOf(pathname) {
  const path = decodeURIComponent(pathname)
  const found = [path, `${path}.html`, `${path}index.html`].find(builtFile)
  const rewrite = hosting.rewrites.find(
    (/** @type {{ destination?: string }} */ { destination, ...rule }) =>
      destination && configMatcher(pathname, rule),
  )
  return (found ?? rewrite?.destination ?? '/404.html').slice(1)
}

/**
 * The headers that firebase.json sets for a path; a later entry overrides an earlier one.
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersOf(pathname) {
  /** @type {{ headers: { key: string, value: string }[] }[]} */
  const entries = hosting.headers
  return Object.fromEntries(
    entries
      .filter((entry) => configMatcher(pathname, entry))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
}
