import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const folder = fileURLToPath(new URL('../src/start/', import.meta.url))
const PLACEHOLDER = '<!--start-->'

/**
 * Bundles src/start into one minified inline script of index.html, in development too. The script must be the
 * same in every page, because the Content-Security-Policy allows it by its hash.
 */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`)
        const script = await bundleStartScript()
        return html.replace(PLACEHOLDER, () => `<script>${script}</script>`)
      },
    },
    hotUpdate({ file }) {
      if (file.startsWith(folder)) this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

export async function bundleStartScript(): Promise<string> {
  const script = await bundleScript(`${folder}index.ts`)
  return script.trim()
}
