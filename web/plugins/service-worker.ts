import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const folder = fileURLToPath(new URL('../src/offline/', import.meta.url))

/** Builds /sw.js: the worker that keeps tours, or the one that removes itself (`keepsTours` of agency.yaml). */
export function serviceWorker(keepsTours: boolean): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await bundleWorker(keepsTours ? 'worker' : 'worker-off')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export function bundleWorker(name: 'worker' | 'worker-off'): Promise<string> {
  return bundleScript(`${folder}${name}.ts`)
}
