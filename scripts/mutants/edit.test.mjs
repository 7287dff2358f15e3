import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { applyMutants, faultOf } from './edit.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edit-'))
  writeFileSync(join(root, 'a.ts'), 'const limit = 50\n')
  writeFileSync(join(root, 'b.ts'), 'say("on", "on")\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const MUTANT = { statement: 's', file: 'a.ts', from: '50', to: '$&', test: 't › u' }

it('a mutant is applied literally, and restored', () => {
  const restore = applyMutants(root, [MUTANT])
  expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe('const limit = $&\n')
  restore()
  expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe('const limit = 50\n')
})

it('a mutant must replace a text that occurs exactly once in its file with another text', () => {
  expect(faultOf(root, MUTANT)).toBeNull()
  expect(faultOf(root, { ...MUTANT, from: '49' })).toBe('"49" stands 0 times in a.ts')
  expect(faultOf(root, { ...MUTANT, file: 'b.ts', from: 'on' })).toBe('"on" stands 2 times in b.ts')
  expect(faultOf(root, { ...MUTANT, to: '50' })).toBe('"50" is replaced by itself')
})
