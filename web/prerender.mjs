// The last step of the build: the template of the client's build, filled in for every route.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

const dist = fileURLToPath(new URL('dist/', import.meta.url))
const server = new URL('dist-server/server.js', import.meta.url)

// The comments of its script are for its readers.
const template = readFileSync(`${dist}index.html`, 'utf8').replace(/^ *\/\/.*\n/gm, '')
/** @type {Manifest} */
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
const { critical, renderAll, siteFiles } = await import(server.href)
allowInPolicy(critical)

const fonts = readdirSync(`${dist}assets`)
  .filter((name) => name.endsWith('.woff2'))
  .map(
    (name) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}" media="print" data-font>`,
  )

// index.html's script fetches all styles, and then the fonts, once the first screen has been painted.
const styles = template.match(/<link rel="stylesheet".*?>/)?.[0] ?? ''
const stylesFile = /href="(.*?)"/.exec(styles)?.[1] ?? ''
// The page has the fonts' fallbacks; declared anew, they would be set anew.
const withoutFallbacks = readFileSync(dist + stylesFile, 'utf8').replace(
  /@font-face\s*\{[^}]*local\([^}]*\}/g,
  '',
)
write(stylesFile, withoutFallbacks)
const styling = [`<style>${critical}</style>`, `<noscript>${styles}</noscript>`]

for (const { file, sources, head, body } of await renderAll()) {
  // The line in index.html fetches them, later.
  const code = filesOf(['index.html', ...sources]).map((path) => `/${path}`)
  // Functions, because a `$&` in a text would otherwise be a pattern.
  const page = template
    .replace(/\s*<script type="module".*?<\/script>/, '')
    .replace(/\s*<link rel="stylesheet".*?>/, '')
    .replace('<html', () => `<html data-code="${code.join(' ')}" data-styles="${stylesFile}"`)
    .replace('<!--head-->', () => [head, ...fonts, ...styling].join('\n    '))
    .replace('<!--app-->', () => body)
  write(file, page)
}
for (const [file, content] of Object.entries(siteFiles())) write(file, content)
rmSync(fileURLToPath(new URL('dist-server/', import.meta.url)), { recursive: true })
rmSync(`${dist}.vite`, { recursive: true })

/**
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  mkdirSync(dirname(`${dist}${file}`), { recursive: true })
  writeFileSync(`${dist}${file}`, content)
}

/**
 * The Content-Security-Policy is written by hand, so that a deployment is what was reviewed.
 * @param {string} style
 */
function allowInPolicy(style) {
  const source = `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`
  const policy = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')
  if (policy.includes(`${source};`)) return
  throw new Error(`The styles in the pages have changed. Write into firebase.json: ${source}`)
}

/**
 * The built files of some sources and of all that they import.
 * @param {string[]} sources
 * @param {Set<string>} [seen]
 */
function filesOf(sources, seen = new Set()) {
  for (const source of sources) {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build has no ${source}`)
    if (seen.has(entry.file)) continue
    seen.add(entry.file)
    filesOf(entry.imports ?? [], seen)
  }
  return [...seen]
}
