import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './commands.mjs'
import { watchFunctions } from './watch-functions.mjs'

it('the functions are built anew, into the same files, when a file of theirs changes', {
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
  const left = join(folder, 'dist/left.js')
  writeFileSync(left, '')
  writeFileSync(source, "export const said = 'after'")
  await vi.waitFor(() => expect(built()).toContain('after'), { timeout: 20_000 })
  expect(existsSync(left)).toBe(true)

  await stop()
  rmSync(folder, { recursive: true })
})
