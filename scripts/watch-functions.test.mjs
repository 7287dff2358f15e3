import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './commands.mjs'
import { watchFunctions } from './watch-functions.mjs'

it('a changed source is built again, and the output folder is not emptied', {
  timeout: 30_000,
}, async () => {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'functions-'))
  const source = join(folder, 'index.ts')
  const built = () => readFileSync(join(folder, 'dist/index.js'), 'utf8')
  writeFileSync(
    join(folder, 'vite.config.ts'),
    "export default { root: import.meta.dirname, build: { ssr: 'index.ts' } }",
  )
  writeFileSync(source, "export const said = 'before'")

  const stop = await watchFunctions(folder)
  expect(built()).toContain('before')
  const other = join(folder, 'dist/other.js')
  writeFileSync(other, '')
  writeFileSync(source, "export const said = 'after'")
  await vi.waitFor(() => expect(built()).toContain('after'), { timeout: 20_000 })
  expect(existsSync(other)).toBe(true)

  await stop()
  rmSync(folder, { recursive: true })
})
