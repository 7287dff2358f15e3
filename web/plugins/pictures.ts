import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { drawPictures } from '../../pictures/build.mjs'

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url))

/** Draws the pictures again after each change of their sources while the development server runs. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    configureServer({ config, watcher, ws }) {
      let drawing: Promise<void> = Promise.resolve()
      watcher.add([`${folder}src`, `${folder}photographs`])
      watcher.on('all', () => {
        drawing = drawing.then(drawPictures).then(
          (changed) => {
            if (changed) ws.send({ type: 'full-reload' })
          },
          (error) => config.logger.error(String(error)),
        )
      })
    },
  }
}
