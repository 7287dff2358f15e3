// npm run build -w pictures: writes every picture, map, social card and icon to dist/files, and their facts for the
// pages to dist/pictures.json and dist/maps.json. Draws nothing if no source has changed since the last run.

import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '..')
const dist = join(import.meta.dirname, 'dist')
/** The hash of each source by its path. */
const SOURCES = join(dist, 'sources.json')
const photographs = join(import.meta.dirname, 'photographs')
/** Sources that no module imports. The lock file has the versions of the font and of the packages that make images. */
const others = () => [
  join(root, 'package-lock.json'),
  ...readdirSync(photographs).map((file) => join(photographs, file)),
]

/** The folder of the drawn files, which the site serves. */
export const drawnFolder = join(dist, 'files')

/** Draws everything if a source has changed; resolves to whether it has drawn. Needs the compiled content. */
export async function drawPictures() {
  const last = existsSync(SOURCES) ? readFileSync(SOURCES, 'utf8') : ''
  if (last && hashesOf(Object.keys(JSON.parse(last))) === last) return false
  const { module, dependencies } = await runnerImport(
    join(import.meta.dirname, 'src/draw-all.ts'),
    {
      configFile: false,
      logLevel: 'error',
      // Otherwise Node would import the TypeScript of these workspaces without Vite.
      ssr: { noExternal: ['brand', 'content', 'pictures'] },
    },
  )
  const { files, tables } = /** @type {typeof import('./src/draw-all.ts')} */ (module)
  rmSync(dist, { recursive: true, force: true })
  for (const [name, content] of files) {
    const file = join(drawnFolder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [name, table] of Object.entries(tables)) {
    writeFileSync(join(dist, name), JSON.stringify(table))
  }
  writeFileSync(SOURCES, hashesOf(dependencies))
  return true
}

/**
 * @param {readonly string[]} imported
 * @returns {string}
 */
function hashesOf(imported) {
  const files = [...new Set([...imported, ...others()])].filter((file) => existsSync(file)).sort()
  const hashes = files.map((file) => [file, hash('sha256', readFileSync(file))])
  return JSON.stringify(Object.fromEntries(hashes))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await drawPictures()
