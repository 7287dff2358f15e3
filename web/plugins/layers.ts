import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Prepends the order of the cascade layers to the built CSS. The bundler orders CSS by chunk: without this,
 * a component in a chunk of its own would come first, and its layer would have the lowest priority.
 */
export function layersFirst(): Plugin {
  const index = readFileSync(new URL('../src/styles/index.css', import.meta.url), 'utf8')
  const order = /^@layer [^{]+?;/.exec(index)?.[0]
  if (!order) throw new Error('src/styles/index.css must begin with the order of its layers')
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = `${order}${file.source}`
          }
        }
      },
    },
  }
}
