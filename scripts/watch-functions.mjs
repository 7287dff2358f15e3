import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the functions again whenever one of their files changes; the Functions emulator then loads them
 * by itself. Resolves after the first build, to a function that stops watching.
 * @param {string} folder
 * @returns {Promise<() => Promise<void>>}
 */
export async function watchFunctions(folder) {
  const watcher = /** @type {import('rolldown').RolldownWatcher} */ (
    await build({
      configFile: join(folder, 'vite.config.ts'),
      logLevel: 'warn',
      // The emulator's watcher reports a file that is overwritten, but not one that is deleted and created again.
      build: { watch: {}, emptyOutDir: false },
    })
  )
  await new Promise((resolve) => {
    watcher.on('event', ({ code }) => {
      if (code === 'END' || code === 'ERROR') resolve(code)
    })
  })
  return () => watcher.close()
}
