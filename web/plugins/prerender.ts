// Builds the site for the browser and for Node, and makes each address an HTML file, in five steps:
// render with src/app/server.tsx into the built index.html, add head, used styles, policy, write.

import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk, Plugin } from 'vite'
import { CODE, FAMILY, WEIGHT } from '../src/loading/start/attributes.ts'
import { bundleScript } from './classic-scripts.ts'
import { chunksOf, keptLists } from './kept-list.ts'
import { addedLicences, LICENCES } from './licences.ts'
import { splitStyles, usedStyles } from './used-styles.ts'

export const SHEET_STYLES = 'src/sheet/index.css'
const LAYERS = new URL('../src/styles/index.css', import.meta.url)

/** `keepsTours`: whether /sw.js is the service worker, or else offline/worker-off.ts. */
export function prerender(keepsTours: boolean): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
      const { root } = builder.config
      const dist = join(root, 'dist')
      const read = (file: string) => readFileSync(join(dist, file), 'utf8')
      const serverFolder = join(root, 'dist-server')
      const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
      const server: Server = await import(pathToFileURL(join(serverFolder, 'server.js')).href)

      const rendered = await server.renderAll()
      const { sheets, addStyles } = stylesOf(manifest, read)
      const template = templateOf(read('index.html'))
      const files: Files = await server.renderSheets(`/${manifest[SHEET_STYLES]?.file}`)
      const eraser = `<script>${(await bundleScript('sheet/erase-drafts.ts')).trim()}</script>`
      for (const [file, html] of Object.entries(files)) files[file] = addHead(html, eraser)
      for (const page of rendered) {
        const chunks = chunksOf(manifest, ['index.html', ...page.sources])
        const html = addHead(render(template, page.body, chunks), page.head)
        files[page.file] = addStyles(html, chunks)
      }
      for (const [file, html] of Object.entries(files)) files[file] = addPolicy(html, server)
      const others = {
        ...server.siteFiles(),
        ...(await server.calendarFiles()),
        [LICENCES]: [read(LICENCES), ...addedLicences()].join('\n'),
        'sw.js': await bundleScript(`offline/${keepsTours ? 'worker' : 'worker-off'}.ts`),
      }
      write(dist, { ...files, ...sheets, ...others })
      // The lists have the size and the hash of the files that are written above.
      const sources = new Set(rendered.flatMap((page) => page.sources))
      write(dist, keptLists(server.toursToKeep(), sources, manifest, dist))
      // For tests: which file is built from which source (tests/suite/site-manifest.ts).
      for (const each of [serverFolder, join(dist, '.vite')]) rmSync(each, { recursive: true })
      write(serverFolder, { 'manifest.json': JSON.stringify(manifest) })
    },
  }
}

type Server = typeof import('../src/app/server.tsx')
type Files = Record<string, string>
type Chunks = readonly ManifestChunk[]

/** The built index.html without indentation, comments, and what the start script loads later. */
function templateOf(html: string): string {
  return html
    .replace(/^\s+/gm, '')
    .replace(/<(link rel="stylesheet"|script type="module")[^>]*>(<\/script>)?\n?/g, '')
    .replace(/<!--\s.*?-->\n?/gs, '')
}

/** Step 1, for the pages of the app: the content, and the files that the start script loads. */
function render(template: string, body: string, chunks: Chunks): string {
  const code = [...stylesheetsOf(chunks), ...chunks.map(({ file }) => file)]
  const links = stylesheetsOf(chunks).map((file) => `<link rel="stylesheet" href="/${file}">`)
  return template
    .replace('<html', () => `<html ${CODE}="${code.map((each) => `/${each}`).join(' ')}"`)
    .replace('<!--app-->', () => body)
    .replace('</body>', () => `<noscript>${links.join('')}</noscript>\n</body>`)
}

/** Step 2. */
function addHead(html: string, head: string): string {
  return html.replace('</head>', () => `${head}</head>`)
}

/** Step 3: `addStyles` adds used styles and fonts to a page; `sheets` are the files to write. */
function stylesOf(manifest: Manifest, read: (file: string) => string) {
  const names = stylesheetsOf(Object.values(manifest))
  const texts = Object.fromEntries(names.map((file) => [file, read(file)]))
  const { base, late: sheets } = splitStyles(texts)
  const fontLinks = fontLinksOf(Object.values(sheets).join('\n')).join('\n')
  // From the source: in the built style sheet other rules come before the order of the layers.
  const layers = /^@layer [^;{]+;/.exec(readFileSync(LAYERS, 'utf8'))![0]

  function addStyles(html: string, chunks: Chunks): string {
    const late = stylesheetsOf(chunks).map((file) => sheets[file])
    const used = usedStyles(late.join('\n'))
    // The body's one link (loading/below-first-screen.tsx) gets the rules of what follows.
    const [first = '', below] = html.split(/(?<=<link rel="stylesheet" fetch[^>]* href=")[^"]*/)
    const styles = `<style>${layers}${base}${used(first)}</style>\n${fontLinks}\n`
    if (below === undefined) return addHead(html, styles)
    const rules = used(below, first)
    const name = `assets/x${hash('sha256', rules).slice(0, 8)}.css`
    sheets[name] = rules
    return addHead(`${first}/${name}${below}`, styles)
  }
  return { sheets, addStyles }
}

/** A <link> for each font, for loading/start/fonts.ts; no browser loads `media=print` by itself. */
function fontLinksOf(css: string): string[] {
  return [...css.matchAll(/@font-face\{[^}]*?url\((.*?)\)[^}]*/g)].map(([face, file]) => {
    const descriptor = (name: string) => new RegExp(`font-${name}:([^;}]*)`).exec(face)?.[1]
    return `<link rel="preload" as="font" crossorigin href="${file}" media="print" ${FAMILY}="${descriptor('family')}" ${WEIGHT}="${descriptor('weight')}">`
  })
}

/** Step 4: the hashes of the inline scripts and styles, the only ones that take effect. */
function addPolicy(html: string, server: Server): string {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, text = '']) => `sha256-${hash('sha256', text, 'base64')}`,
    )
  const policy = server.pagePolicy({ scripts: hashes('script'), styles: hashes('style') })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return html.replace('<head>', () => `<head>${meta}`)
}

/** Step 5. */
function write(folder: string, files: Readonly<Files>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

function stylesheetsOf(chunks: Chunks): string[] {
  return [...new Set(chunks.flatMap(({ css = [] }) => css))]
}
