import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { site } from '../src/site.ts'

const folder = fileURLToPath(new URL('../src/offline/', import.meta.url))

/** Builds /sw.js: the worker that keeps tours, or the one that removes itself (site.ts, `keepsTours`). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await bundleWorker(site.keepsTours ? 'worker' : 'worker-off')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export async function bundleWorker(name: 'worker' | 'worker-off'): Promise<string> {
  const bundle = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${folder}${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return bundle.output[0].code
}
