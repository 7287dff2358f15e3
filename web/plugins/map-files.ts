import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Font, openSync } from 'fontkit'
import { isRunnableDevEnvironment, type Plugin, runnerImport } from 'vite'
import { widthOf } from './lettering.ts'

const MAPS = '/src/art/map/all-maps.ts'

/**
 * Gives the pages the sizes of all maps as `virtual:map-boxes`, and serves the maps during development; in a build,
 * plugins/prerender.ts writes them.
 */
export function mapFiles(): Plugin {
  return {
    name: 'map-files',
    resolveId: (id) => (id === 'virtual:map-boxes' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:map-boxes') return
      const file = fileURLToPath(new URL('../src/art/map/map-boxes.ts', import.meta.url))
      const { module, dependencies } = await runnerImport<
        typeof import('../src/art/map/map-boxes.ts')
      >(file, { configFile: false, logLevel: 'error' })
      for (const each of dependencies) this.addWatchFile(each)
      return `export const mapBoxes = ${JSON.stringify(module.mapBoxes)}`
    },
    configureServer({ middlewares, environments }) {
      async function map(file: string): Promise<string | undefined> {
        const { ssr } = environments
        if (!ssr || !isRunnableDevEnvironment(ssr)) return
        const { drawAllMaps } = await ssr.runner.import(MAPS)
        return (await drawAllMaps(mapMeasure, compressed))[file]
      }
      middlewares.use('/maps', (request, response, next) => {
        map(`maps${request.url?.replace(/\?.*/, '')}`).then((source) => {
          if (!source) return next()
          response.setHeader('Content-Type', 'image/svg+xml').end(source)
        }, next)
      })
    },
  }
}

let textFont: Font | undefined

/**
 * The width of words on a map. fontkit reads the text font's variable WOFF2 file at its lightest weight only
 * (lettering.ts); bolder words are up to a tenth wider, measured in Chromium.
 */
export function mapMeasure(text: string, size: number, weight: number): number {
  if (weight >= 900) return widthOf(text, size) * 1.04
  textFont ??= openSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    ),
  ) as Font
  const width = (textFont.layout(text).advanceWidth * size) / textFont.unitsPerEm
  return width * (1 + (weight - 300) / 4000)
}

/** The number of bytes of a file after gzip. */
export const compressed = (file: string) => gzipSync(file, { level: 9 }).length
