import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './shell.mjs'
import { Problem } from './user-error.mjs'

/**
 * Imports a TypeScript file through Vite, because Node 20 cannot import TypeScript.
 * @param {string} file relative to the root
 * @returns {Promise<unknown>}
 */
export async function importTypeScript(file) {
  if (/[#?]/.test(root))
    throw new Problem(`Vite cannot work in the folder ${root}`, 'Rename it without # and ?.')
  const { module } = await runnerImport(join(root, file), {
    configFile: false,
    logLevel: 'error',
    // Otherwise Node would import the TypeScript of these workspaces without Vite.
    ssr: { noExternal: ['brand', 'content', 'pictures', 'submissions', 'web'] },
  })
  return module
}
