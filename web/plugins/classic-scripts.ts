// The scripts that are no modules: the start script, in every page, and those of prerender.ts.

import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Bundles src/loading/start into one inline script of index.html, in development too. */
export function startScript(define: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'start-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const script = await bundleScript('loading/start/index.ts', define)
        return html.replace('<!--start-->', () => `<script>${script.trim()}</script>`)
      },
    },
    hotUpdate({ file }) {
      if (file.startsWith(`${src}loading/start/`))
        this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** The minified code of a file of web/src and its imports, as one classic script. */
export async function bundleScript(file: string, define = {}): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input: src + file, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return bundle.output[0].code
}
