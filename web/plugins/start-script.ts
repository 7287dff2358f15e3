import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const folder = fileURLToPath(new URL('../src/start/', import.meta.url))
const PLACE = '<!--start-->'

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
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
        const script = await bundleStartScript()
        return html.replace(PLACE, () => `<script>${script}</script>`)
      },
    },
    hotUpdate({ file }) {
      if (file.startsWith(folder)) this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

export async function bundleStartScript(): Promise<string> {
  const bundle = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${folder}index.ts`,
        output: { format: 'iife' },
        optimization: { inlineConst: true },
      },
    },
  })) as Rolldown.RolldownOutput
  return bundle.output[0].code.trim()
}
