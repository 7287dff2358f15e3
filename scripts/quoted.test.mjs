import { execSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { patternOfAny, quoted } from './quoted.mjs'

it('a shell passes a quoted word on unchanged', () => {
  const word = `it's "$HOME" \`x\` \\ › 5 %`
  expect(execSync(`printf %s ${quoted(word)}`, { encoding: 'utf8' })).toBe(word)
})

it('the regular expression matches each of the texts, and nothing else', () => {
  const expression = new RegExp(`^(${patternOfAny(['a (b)', '5.0 $'])})$`)
  expect(expression.test('a (b)')).toBe(true)
  expect(expression.test('5.0 $')).toBe(true)
  expect(expression.test('5x0 $')).toBe(false)
})
