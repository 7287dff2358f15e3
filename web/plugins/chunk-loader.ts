import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite moves the callback of `.then` into the function that loads the code, so it would run before the styles load. */
const THEN = /\bimport\([^()]*\)\s*\.then\b/

const loader = fileURLToPath(new URL('../src/app/load-chunk.ts', import.meta.url))

/**
 * Replaces the function in which Vite's build wraps each dynamic import. Vite's own function requests a style
 * sheet only once: when that request has failed and the visitor tries again, the page is shown without its styles
 * (https://github.com/vitejs/vite/issues/3698). Nor does Vite's function know the styles that the document has.
 */
export function chunkLoader(): Plugin {
  return {
    name: 'chunk-loader',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\//, code: THEN },
      handler() {
        this.error('await this import: what is in its .then() runs before its styles have come')
      },
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)}`,
    },
  }
}
