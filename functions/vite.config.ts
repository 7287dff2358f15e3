import { defineConfig } from 'vite'

// The Firebase CLI uploads only this folder, so the bundle contains `brand` and `submissions`.
// Other packages are not bundled: Cloud Build installs them (docs/decisions/004).
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    sourcemap: true,
    // Otherwise the entry exports what its chunks share, and the Firebase CLI reads every export.
    rolldownOptions: { preserveEntrySignatures: 'strict' },
  },
  ssr: { noExternal: ['brand', 'submissions'] },
})
