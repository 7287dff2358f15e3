// Serves the built site on loopback as Hosting does: brotli, clean URLs, and the rewrites and headers of
// firebase.json. A text file is compressed once, at its first request.

import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

export const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const firebase = join(dist, '../../firebase.json')
const { hosting } = JSON.parse(readFileSync(firebase, 'utf8'))

/** CDNs that compress at each request use a brotli quality of 4 to 6. */
const BROTLI_QUALITY = 5

// biome-ignore format: a table
export const types = new Map([
  ['.html',        { type: 'text/html; charset=utf-8',       text: true  }],
  ['.css',         { type: 'text/css; charset=utf-8',        text: true  }],
  ['.js',          { type: 'text/javascript; charset=utf-8', text: true  }],
  ['.svg',         { type: 'image/svg+xml',                  text: true  }],
  ['.xml',         { type: 'application/xml',                text: true  }],
  ['.ics',         { type: 'text/calendar; charset=utf-8',   text: true  }],
  ['.txt',         { type: 'text/plain; charset=utf-8',      text: true  }],
  ['.webmanifest', { type: 'application/manifest+json',      text: true  }],
  ['.json',        { type: 'application/json',               text: true  }],
  ['.woff2',       { type: 'font/woff2',                     text: false }],
  ['.png',         { type: 'image/png',                      text: false }],
  ['.ico',         { type: 'image/x-icon',                   text: false }],
  ['.jpg',         { type: 'image/jpeg',                     text: false }],
  ['.avif',        { type: 'image/avif',                     text: false }],
  ['.webp',        { type: 'image/webp',                     text: false }],
])

/** @typedef {(text: string, kind: string) => string} Change of a text file; `kind` is its extension */
/** @typedef {{ type: string, encoding: string | null, body: Buffer }} Served */

/**
 * Serves until the process ends, without keeping the process alive.
 * @param {Change} [change] changes the text files of the built site
 * @returns {Promise<string>} the site's address, at a free port
 */
export async function serve(change) {
  /** @type {Map<string, Served>} */
  const made = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const clean = pathname.replace(/\.html$/, '').replace(/(.)\/$/, '$1')
    if (clean !== pathname) return response.writeHead(301, { location: clean }).end()

    const file = fileOf(pathname)
    const served = made.get(file) ?? load(file, change)
    made.set(file, served)
    response.writeHead(file === '404.html' ? 404 : 200, {
      ...headersOf(pathname),
      'content-type': served.type,
      'content-length': served.body.length,
      ...(served.encoding && { 'content-encoding': served.encoding }),
    })
    return response.end(served.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  server.unref()
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return `http://127.0.0.1:${port}`
}

/**
 * The file that Hosting serves for a path, relative to web/dist.
 * @param {string} pathname
 * @returns {string}
 */
export function fileOf(pathname) {
  const path = decodeURIComponent(pathname).slice(1)
  const wanted = path === '' ? 'index.html' : extname(path) ? path : `${path}.html`
  if (!wanted.includes('..') && existsSync(join(dist, wanted))) return wanted
  const rewrite = hosting.rewrites.find(
    (/** @type {{ source: string, destination?: string }} */ { source, destination }) =>
      destination && fits(source, pathname),
  )
  return rewrite ? rewrite.destination.slice(1) : '404.html'
}

/**
 * The headers that firebase.json sets for a path; a later entry overrides an earlier one.
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersOf(pathname) {
  /** @type {{ source: string, headers: { key: string, value: string }[] }[]} */
  const entries = hosting.headers
  return Object.fromEntries(
    entries
      .filter(({ source }) => fits(source, pathname))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
}

/**
 * Whether a path matches a glob of firebase.json: `**`, `*` and `@(a|b)` are supported.
 * @param {string} glob
 * @param {string} pathname
 */
function fits(glob, pathname) {
  const pattern = glob
    .replace(/[.]/g, '\\.')
    .replace(/@(\([^)]*\))/g, '$1')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${pattern}$`).test(pathname)
}

/**
 * @param {string} file
 * @param {Change} [change]
 * @returns {Served}
 */
function load(file, change = (text) => text) {
  const ending = extname(file)
  const { type, text } = types.get(ending) ?? { type: 'application/octet-stream', text: false }
  const content = readFileSync(join(dist, file))
  if (!text) return { type, encoding: null, body: content }
  const body = brotliCompressSync(change(content.toString(), ending), {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
  return { type, encoding: 'br', body }
}
