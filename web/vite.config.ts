import { join } from 'node:path'
import { type ConfigEnv, defineConfig, loadConfigFromFile } from 'vite'
import { compileTo } from './plugins/content.ts'

/** The content is compiled before the build's own code is loaded, because plugins import content too. */
export default defineConfig(async (env: ConfigEnv) => {
  await compileTo(import.meta.dirname)
  const loaded = await loadConfigFromFile(env, join(import.meta.dirname, 'build.config.ts'))
  if (!loaded) throw new Error('web/build.config.ts is missing')
  return loaded.config
})
