import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** The minified code of a file of web/src and its imports as one classic script, which runs on its own. */
export async function bundleScript(file: string): Promise<string> {
  const bundle = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${file}`, import.meta.url)),
        output: { format: 'iife' },
        optimization: { inlineConst: true },
      },
    },
  })) as Rolldown.RolldownOutput
  return bundle.output[0].code
}
