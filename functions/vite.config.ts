import { defineConfig } from 'vite'

// The Firebase CLI uploads only this folder, so the bundle contains `submissions`. Other packages are not
// bundled: the functions import them dynamically when an event arrives (docs/decisions/004).
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    sourcemap: true,
  },
  ssr: { noExternal: ['submissions'] },
})
