// The last step of the build: the template of the client's build, filled in for every route.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ADVICE,
  deployedPolicy,
  differences,
  hashOf,
  writePolicy,
} from '../scripts/deployed-policy.mjs'

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

const dist = fileURLToPath(new URL('dist/', import.meta.url))
const server = new URL('dist-server/server.js', import.meta.url)

const template = readFileSync(`${dist}index.html`, 'utf8')
/** @type {Manifest} */
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
const { renderAll, siteFiles, sitePolicy } = await import(server.href)

const [stylesheet, stylesFile] =
  /\s*<link rel="stylesheet".*?href="\/(.*?)".*?>/.exec(template) ?? []
if (!stylesheet || !stylesFile) throw new Error('The build has no styles')
const styling = inPage(readFileSync(dist + stylesFile, 'utf8'))
rmSync(dist + stylesFile)

for (const { file, sources, head, body } of await renderAll()) {
  // The script in index.html fetches them, later.
  const code = filesOf(['index.html', ...sources]).map((path) => `/${path}`)
  // Functions, because a `$&` in a text would otherwise be a pattern.
  const page = template
    .replace(/\s*<script type="module".*?<\/script>/, '')
    .replace(stylesheet, '')
    .replace('<html', () => `<html data-code="${code.join(' ')}"`)
    .replace('<!--head-->', () => [head, ...styling].join('\n    '))
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
 * All styles stand in the page: they weigh less than the wait for a second file. Only the rules that
 * would fetch fonts do not: index.html's script does, by the links that have their family and weight.
 * @param {string} css
 * @returns {string[]} lines of a page's head
 */
function inPage(css) {
  const fetching =
    /@font-face\s*\{font-family:(.*?);src:url\((.*?)\)[^}]*font-weight:(.*?);[^}]*\}/g
  const fonts = [...css.matchAll(fetching)]
  if (fonts.length === 0) throw new Error('The build has no fonts')
  const styles = css.replace(fetching, '')
  const faces = fonts.map(([face]) => face).join('')
  allowInPolicy(styles, faces)
  return [
    `<style>${styles}</style>`,
    ...fonts.map(
      ([, family, file, weight]) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" media="print" data-family="${family}" data-weight="${weight}">`,
    ),
    `<noscript><style>${faces}</style></noscript>`,
  ]
}

/**
 * The Content-Security-Policy of firebase.json must allow exactly what stands in the pages. A build never
 * changes it by itself, so that a deployment is what was reviewed; `npm run policy` does.
 * @param {string[]} styles
 */
function allowInPolicy(...styles) {
  const script = /<script>(.*?)<\/script>/s.exec(template)?.[1] ?? ''
  const wanted = sitePolicy({ scripts: [hashOf(script)], styles: styles.map(hashOf) })
  const deployed = deployedPolicy()
  if (deployed === wanted) return
  if (process.env.POLICY === 'write') return writePolicy(wanted)
  const different = differences(deployed, wanted).join('\n')
  throw new Error(`The policy in firebase.json does not fit the pages: ${ADVICE}\n${different}`)
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
