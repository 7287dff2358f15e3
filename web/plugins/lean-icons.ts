import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawIcon = fileURLToPath(new URL('../src/components/draw-icon.ts', import.meta.url))

/**
 * Lets src/components/draw-icon.ts draw the icons of lucide-react, so that a page repeats fewer attributes.
 * During development the package itself draws the icons, which then look the same.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    // Node would otherwise import the package unchanged.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { drawIcon as default } from ${JSON.stringify(drawIcon)}`,
    },
  }
}
