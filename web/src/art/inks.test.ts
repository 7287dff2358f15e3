import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from '../content/pictures.ts'
import { inksOf } from './inks.ts'
import { moodOf } from './picture-file.ts'

const placeholders = coloursOf('../components/picture.module.css', 'data-mood', 'background-color')

test('every picture waits in the sky that it is drawn with', () => {
  for (const name of Object.keys(pictures)) {
    expect(placeholders[moodOf(name)], name).toBe(inksOf(moodOf(name)).sky)
  }
})

test('a poster goes on above its picture in the same sky', () => {
  const skies = Object.entries(
    coloursOf('../components/poster.module.css', 'data-picture', '--sky'),
  )
  expect(skies.length).toBeGreaterThan(0)
  for (const [name, sky] of skies) expect(sky, name).toBe(inksOf(moodOf(name)).sky)
})

/** The declarations that a style sheet has for each value of an attribute. */
function coloursOf(file: string, attribute: string, property: string): Record<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  const rules = css.matchAll(
    new RegExp(`\\[${attribute}='([\\w-]+)'\\]\\s*{\\s*${property}: (#\\w+)`, 'g'),
  )
  return Object.fromEntries([...rules].map(([, value = '', colour = '']) => [value, colour]))
}
