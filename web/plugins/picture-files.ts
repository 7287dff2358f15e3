import type { Plugin } from 'vite'
import { drawPicture, moodOf } from '../src/art/picture-file.ts'
import { pictures } from '../src/content/pictures.ts'
import { photographsIn, renditionsOf } from './photographs.ts'

const names = Object.keys(pictures)

/**
 * Serves and builds every picture of content/pictures.ts as /pictures/<name>.svg, drawn by src/art,
 * or as /pictures/<name>-<width>.webp where the folder has a photograph of that name. The pages learn
 * from `virtual:pictures` which names are photographs, so that no drawing code is in the bundle.
 */
export function pictureFiles(folder: string): Plugin {
  return {
    name: 'picture-files',
    resolveId: (id) => (id === 'virtual:pictures' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:pictures') return
      const moods = Object.fromEntries(names.map((name) => [name, moodOf(name)]))
      const widths: Record<string, number[]> = {}
      for (const [name, file] of photographsIn(folder)) {
        widths[name] = (await renditionsOf(file)).map(({ width }) => width)
      }
      return `export const moods = ${JSON.stringify(moods)}
export const photographs = ${JSON.stringify(widths)}`
    },
    configureServer({ middlewares }) {
      async function picture(wanted: string | undefined) {
        for await (const { file, source } of filesOf(folder)) if (file === wanted) return source
        return
      }
      middlewares.use('/pictures', (request, response, next) => {
        const wanted = request.url?.slice(1).replace(/\?.*/, '')
        picture(wanted).then((source) => {
          if (!source) return next()
          const type = wanted?.endsWith('.svg') ? 'image/svg+xml' : 'image/webp'
          response.setHeader('Content-Type', type).end(source)
        }, next)
      })
    },
    async generateBundle() {
      // The build for Node only renders HTML.
      if (this.environment.name !== 'client') return
      for await (const { file, source } of filesOf(folder)) {
        this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source })
      }
    },
  }
}

/** All files of /pictures. */
async function* filesOf(folder: string): AsyncGenerator<{ file: string; source: string | Buffer }> {
  const photographs = photographsIn(folder)
  for (const name of names) {
    const photograph = photographs.get(name)
    if (!photograph) yield { file: `${name}.svg`, source: drawPicture(name) }
    else {
      for (const { width, source } of await renditionsOf(photograph)) {
        yield { file: `${name}-${width}.webp`, source }
      }
    }
  }
}
