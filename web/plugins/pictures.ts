import type { Plugin } from 'vite'
import { drawPicture, moodOf } from '../src/art/picture-file.ts'
import { pictures as table } from '../src/content/pictures.ts'

const names = Object.keys(table)

/**
 * Serves and builds every picture of content/pictures.ts as /pictures/<name>.svg, drawn by src/art.
 * The pages learn each picture's mood from `virtual:pictures`, and carry none of the drawing.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id === 'virtual:pictures' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:pictures') return
      const moods = Object.fromEntries(names.map((name) => [name, moodOf(name)]))
      return `export const moods = ${JSON.stringify(moods)}`
    },
    configureServer({ middlewares }) {
      middlewares.use('/pictures', (request, response, next) => {
        const name = /^\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1]
        if (!name || !(name in table)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawPicture(name))
      })
    },
    generateBundle() {
      // The server's build draws nothing.
      if (this.environment.name !== 'client') return
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${name}.svg`,
          source: drawPicture(name),
        })
      }
    },
  }
}
