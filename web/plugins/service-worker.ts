import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

/** Builds /sw.js from offline/worker.ts or, with `keepsTours: false` in agency.yaml, from offline/worker-off.ts. */
export function serviceWorker(keepsTours: boolean): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await bundleScript(`offline/${keepsTours ? 'worker' : 'worker-off'}.ts`)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
