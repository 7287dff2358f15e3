import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts the order of the cascade layers ahead of the built CSS. The bundler sorts that by chunk, so a
 * component in a chunk of its own would come first and make its layer the weakest.
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
