import { defineConfig } from 'vite'

// The Firebase CLI uploads this folder alone, so `submissions` is bundled in; packages stay outside
// and are loaded by the dynamic imports only when a lead has come (docs/decisions/004).
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    sourcemap: true,
  },
  ssr: { noExternal: ['submissions'] },
})
