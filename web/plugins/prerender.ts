// Builds the site for the browser and for Node, renders every address with src/app/server.tsx, and writes the pages as
// HTML files: the built index.html with the head, the content, the used styles and the policy of the page.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk, Plugin } from 'vite'
import { CODE } from '../src/loading/start/attributes.ts'
import { bundleScript } from './classic-scripts.ts'
import { chunksOf, keptLists } from './kept-list.ts'
import { fontLinksOf, splitStyles, usedStyles } from './used-styles.ts'

const SHEET_STYLES = 'src/sheet/index.css'
const ANSWER_STYLES = 'src/styles/answer-page.css'

export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: {
              // The styles of the printed sheets and of the functions' answer page are files of their own.
              input: { index: 'index.html', sheet: SHEET_STYLES, answer: ANSWER_STYLES },
            },
          },
        },
        ssr: {
          build: { outDir: 'dist-server', rolldownOptions: { input: 'src/app/server.tsx' } },
        },
      },
    }),
    async buildApp(builder) {
      const { root } = builder.config
      const read = (file: string) => readFileSync(join(root, file), 'utf8')
      const dist = join(root, 'dist')
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
      const serverFolder = join(root, 'dist-server')
      const manifest: Manifest = JSON.parse(read('dist/.vite/manifest.json'))
      const entry = pathToFileURL(join(serverFolder, 'server.js')).href
      const server: typeof import('../src/app/server.tsx') = await import(entry)

      const stylesheetsOf = (chunks: readonly ManifestChunk[]) => [
        ...new Set(chunks.flatMap(({ css = [] }) => css)),
      ]
      const files = stylesheetsOf(Object.values(manifest))
      const texts = files.map((file) => [file, read(`dist/${file}`)])
      const { base, late: styles } = splitStyles(Object.fromEntries(texts))
      const fontLinks = fontLinksOf(Object.values(styles).join('\n'))
      const template = templateOf(read('dist/index.html'))
      const sheetStyles = `/${manifest[SHEET_STYLES]?.file}`
      const eraser = `<script>${(await bundleScript('sheet/erase-drafts.ts')).trim()}</script>`
      const pages = Object.fromEntries(
        Object.entries(await server.renderSheets(sheetStyles)).map(([file, html]) => [
          file,
          html.replace('</head>', () => `${eraser}</head>`),
        ]),
      )
      // From the source, because in the built style sheet other rules come before the order of the layers.
      const [layers] = /^@layer [^;{]+;/.exec(read('src/styles/index.css'))!
      const rendered = await server.renderAll()
      for (const { file, sources, head, body } of rendered) {
        const chunks = chunksOf(manifest, ['index.html', ...sources])
        const stylesheets = stylesheetsOf(chunks)
        const stylesOf = usedStyles(stylesheets.map((file) => styles[file]).join('\n'))
        const links = stylesheets.map((file) => `<link rel="stylesheet" href="/${file}">`)
        const code = [...stylesheets, ...chunks.map(({ file }) => file)]
        const page = template
          .replace('<html', () => `<html ${CODE}="${code.map((each) => `/${each}`).join(' ')}"`)
          .replace('<!--app-->', () => body)
          .replace('<!--end-->', () => `<noscript>${links.join('')}</noscript>`)
        const [first = '', below] = page.split(server.BELOW_STYLES)
        pages[file] = page.replace('<!--head-->', () =>
          [head, `<style>${layers}${base}${stylesOf(first)}</style>`, ...fontLinks].join('\n'),
        )
        if (below === undefined) continue
        const belowStyles = stylesOf(below, first)
        const name = `assets/x${hashOf(belowStyles, 'hex').slice(0, 8)}.css`
        styles[name] = belowStyles
        pages[file] = pages[file].replace(server.BELOW_STYLES, `/${name}`)
      }
      for (const [file, page] of Object.entries(pages)) {
        const policy = server.pagePolicy(inlineHashes(page))
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
        pages[file] = page.replace('<head>', () => `<head>${meta}`)
      }
      const others = { ...server.siteFiles(), ...(await server.calendarFiles()) }
      writeFiles(dist, { ...pages, ...styles, ...others })
      // The lists have the size and the hash of the files that are written above.
      const sources = new Set(rendered.flatMap((page) => page.sources))
      writeFiles(dist, keptLists(server.toursToKeep(), sources, manifest, dist))
      // For tests: which file is built from which source (tests/suite/built-code.ts).
      for (const each of [serverFolder, join(dist, '.vite')]) rmSync(each, { recursive: true })
      writeFiles(serverFolder, { 'manifest.json': JSON.stringify(manifest) })
    },
  }
}

/** The built index.html without indentation, comments, and the styles and code that the start script loads later. */
function templateOf(html: string): string {
  return html
    .replace(/^\s+/gm, '')
    .replace(/<(link rel="stylesheet"|script type="module")[^>]*>(<\/script>)?\n?/g, '')
    .replace(/<!--\s.*?-->\n?/gs, '')
}

/** The hashes (`sha256-…`) of a page's inline scripts and styles. */
function inlineHashes(html: string) {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, text = '']) => `sha256-${hashOf(text, 'base64')}`,
    )
  return { scripts: hashes('script'), styles: hashes('style') }
}

function hashOf(text: string, encoding: 'base64' | 'hex') {
  return createHash('sha256').update(text).digest(encoding)
}

function writeFiles(folder: string, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
