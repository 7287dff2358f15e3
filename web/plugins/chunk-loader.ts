import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite moves the callback of `.then` into the function that loads the code, where it runs before the styles have come. */
const THEN = /\bimport\([^()]*\)\s*\.then\b/

const loader = fileURLToPath(new URL('../src/app/load-chunk.ts', import.meta.url))

/**
 * Replaces the function in which Vite's build wraps each dynamic import. Vite's own function asks for a style
 * sheet once only, and shows a page without its styles when that request has failed and the visitor tries
 * again; and it does not know which styles the document has.
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
