import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

/** Builds /sw.js: the worker that keeps tours, or the one that removes itself (`keepsTours` of agency.yaml). */
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
