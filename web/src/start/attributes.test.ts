import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ALIVE, PRESSED, THEME } from './attributes.ts'

it.each([
  ['interaction.css', PRESSED],
  ['load-failed.css', ALIVE],
  ['tokens.css', THEME],
])('styles/%s selects [%s] by the name that it has here', (file, attribute) => {
  const css = readFileSync(new URL(`../styles/${file}`, import.meta.url), 'utf8')
  expect(css).toContain(`[${attribute}`)
})
