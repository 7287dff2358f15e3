import type { Plugin } from 'vite'
import { drawPicture } from './src/art/picture-file.ts'
import { pictures as table } from './src/content/pictures.ts'

/** Serves and builds every picture of content/pictures.ts as /pictures/<name>.svg, drawn by src/art. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    configureServer({ middlewares }) {
      middlewares.use('/pictures', (request, response, next) => {
        const name = /^\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1]
        if (!name || !(name in table)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawPicture(name))
      })
    },
    // The server's build draws nothing.
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const name of Object.keys(table)) {
        this.emitFile({
          type: 'asset',
          fileName: `pictures/${name}.svg`,
          source: drawPicture(name),
        })
      }
    },
  }
}
