import type { Plugin } from 'vite'
import { pathTo } from '../../content/compiler/files.ts'
import { compileContent } from '../../content/compiler/index.ts'
import { drawPictures } from '../../pictures/build.mjs'

/** In development, compiles changed content, and draws the pictures of changed sources. */
export function watchContentAndPictures(): Plugin {
  return {
    name: 'watch-content-and-pictures',
    configureServer({ config, watcher, ws }) {
      let drawing: Promise<unknown> = Promise.resolve()
      watcher.add(['.', '../brand', '../pictures/src', '../pictures/photographs'].map(pathTo))
      watcher.on('all', (_, file) => {
        // Vite sees the compiled modules that have changed, and updates the page.
        const { mistakes } = /\.(md|yaml)$/.test(file) ? compileContent() : { mistakes: '' }
        if (mistakes) {
          config.logger.error(mistakes)
          ws.send({ type: 'error', err: { message: mistakes, stack: '' } })
        }
        drawing = drawing.then(drawPictures).then(
          (changed) => changed && ws.send({ type: 'full-reload' }),
          (error) => config.logger.error(String(error)),
        )
      })
    },
  }
}
