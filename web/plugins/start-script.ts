import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const PLACEHOLDER = '<!--start-->'

/**
 * Bundles src/start into one minified inline script of index.html, in development too. The script must be the
 * same in every page, because the Content-Security-Policy allows it by its hash.
 */
export function startScript(root: string): Plugin {
  return {
    name: 'start-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`)
        const script = await bundleScript('start/index.ts')
        return html.replace(PLACEHOLDER, () => `<script>${script.trim()}</script>`)
      },
    },
    hotUpdate({ file }) {
      if (file.startsWith(join(root, 'src/start/')))
        this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
