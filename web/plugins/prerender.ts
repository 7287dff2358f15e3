import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { ADVICE, deployedPolicy, differences, writePolicy } from '../../scripts/deployed-policy.mjs'
import { type Built, chunkOf } from './built-chunks.ts'
import { inlineHashes } from './inline-hashes.ts'
import { inlineStyles } from './inline-styles.ts'
import { keptLists } from './kept-list.ts'
import { compressed, mapMeasure } from './map-files.ts'
import { kindOf, PAGE_STYLES, type PageStyles } from './page-styles.ts'
import { pageTemplate } from './page-template.ts'
import { sheetStylesIn } from './sheet-styles.ts'

/**
 * Builds the site for the browser and for Node, renders every page with src/app/server.tsx, and writes the
 * pages as HTML files: the built index.html with the parts of each page.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: 'dist-server',
            rolldownOptions: { input: 'src/app/server.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { root } = builder.config
      const dist = join(root, 'dist')
      const client = await buildFor(builder, 'client')
      await buildFor(builder, 'ssr')
      const { calendars, maps, pages, sheets, siteFiles, sitePolicy, toursToKeep } = await rendered(
        join(root, 'dist-server'),
        sheetStylesIn(client),
      )

      const documents = documentsOf(pages, client, root)
      requirePolicy(sitePolicy(inlineHashes(Object.values(documents))))
      writeFiles(dist, { ...documents, ...siteFiles(), ...calendars, ...sheets, ...maps })
      // The lists have the size and the hash of the files that are written above.
      writeFiles(dist, keptLists(toursToKeep(), client, root))
    },
  }
}

type RenderedPage = Awaited<ReturnType<typeof import('../src/app/server.tsx').renderAll>>[number]

/**
 * The HTML of every page by the name of its file. Takes what the build has written for this purpose alone out of dist:
 * the styles of the pages, and of the sheet of fonts all but the rules for browsers without scripts.
 */
function documentsOf(
  pages: readonly RenderedPage[],
  client: Built,
  root: string,
): Record<string, string> {
  const dist = join(root, 'dist')
  const fill = pageTemplate(readFileSync(join(dist, 'index.html'), 'utf8'))
  const fontSheet = fontSheetOf(client)
  const fonts = readFileSync(join(dist, fontSheet), 'utf8')
  const styles: Record<string, PageStyles> = JSON.parse(readAndDelete(join(dist, PAGE_STYLES)))
  const documents = pages.map(({ file, sources, head, body }) => {
    const chunks = chunksOf(client, root, ['index.html', ...sources])
    const { inline, below } = stylesOf(styles, sources)
    const parts = {
      code: chunks.map(({ fileName }) => `/${fileName}`),
      head: [head, ...inlineStyles(inline, fonts).head],
      body: withStyles(body, below, file),
      end: `<noscript><link rel="stylesheet" href="/${fontSheet}"></noscript>`,
    }
    return [file, fill(parts)] as const
  })
  writeFileSync(join(dist, fontSheet), inlineStyles('', fonts).withoutScripts)
  return Object.fromEntries(documents)
}

/** Writes texts by the names of their files. */
function writeFiles(folder: string, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Renders all pages with the build for Node, then deletes that build. */
async function rendered(folder: string, sheetStyles: string) {
  const server: typeof import('../src/app/server.tsx') = await import(
    pathToFileURL(join(folder, 'server.js')).href
  )
  const pages = await server.renderAll()
  const maps = await server.drawAllMaps(mapMeasure, compressed)
  const calendars = await server.calendarFiles()
  const sheets = await server.renderSheets(sheetStyles)
  rmSync(folder, { recursive: true })
  return { ...server, calendars, maps, pages, sheets }
}

async function buildFor(builder: ViteBuilder, name: string): Promise<Built> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`build.config.ts has no environment ${name}`)
  return ((await builder.build(environment)) as Rolldown.RolldownOutput).output
}

/** Returns the text of a file, and deletes the file. */
function readAndDelete(file: string): string {
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  return text
}

/** The file of Vite's own sheet, which has the fonts only: page-styles.ts takes all other styles out. */
function fontSheetOf(built: Built): string {
  const sheets = built.filter(({ fileName }) => /^assets\/style-.*\.css$/.test(fileName))
  if (sheets.length !== 1 || !sheets[0])
    throw new Error(`The build has ${sheets.length} sheets of fonts`)
  return sheets[0].fileName
}

/** The styles of a page; the first source file is that of the page. */
function stylesOf(styles: Record<string, PageStyles>, [page = '']: readonly string[]): PageStyles {
  const found = styles[kindOf(`/${page}`)]
  if (!found) throw new Error(`The build has no styles for ${page}`)
  return found
}

/** The placeholder that components/below-first-screen.tsx renders. */
const BELOW = ' href="below-first-screen"'

/** Replaces the placeholder with the address of the styles of what is below the first screen. */
function withStyles(body: string, below: string | null, file: string): string {
  const places = body.split(BELOW).length - 1
  if (places !== (below === null ? 0 : 1)) {
    throw new Error(`${file} has ${places} places for the styles of what is below the first screen`)
  }
  return body.replace(BELOW, ` href="${below}"`)
}

/** The chunks of some source files and of all that they import statically, without duplicates. */
function chunksOf(
  built: Built,
  root: string,
  sources: readonly string[],
): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visited = new Set<Rolldown.OutputChunk>()
  const chunks = built.filter((file) => file.type === 'chunk')
  for (const source of sources) {
    add(chunkOf(built, root, source))
  }
  return [...found]

  function add(chunk: Rolldown.OutputChunk) {
    if (visited.has(chunk)) return
    visited.add(chunk)
    for (const imported of chunk.imports) {
      const other = chunks.find(({ fileName }) => fileName === imported)
      if (other) add(other)
    }
    found.add(chunk)
  }
}

/**
 * Throws unless the policy in firebase.json is the one that the built pages need. With POLICY=write, as
 * `npm run policy` sets it, writes the policy instead: no other build changes what is deployed.
 */
function requirePolicy(wanted: string) {
  const deployed = deployedPolicy()
  if (deployed === wanted) return
  if (process.env.POLICY === 'write') return writePolicy(wanted)
  const different = differences(deployed, wanted).join('\n')
  throw new Error(`The policy in firebase.json does not fit the pages: ${ADVICE}\n${different}`)
}
