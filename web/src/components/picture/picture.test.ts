import { readFileSync } from 'node:fs'
import { moodOf } from 'pictures/draw-picture.ts'
import { moods } from 'pictures/inks.ts'
import { expect, test } from 'vitest'

test('picture.module.css shows the sky of its own mood while a picture loads', () => {
  const skies = valuesOf('./picture.module.css', 'data-mood', 'background-color')
  expect(skies).toEqual(Object.fromEntries(moods.map((mood) => [mood, `var(--sky-${mood})`])))
})

test('poster.module.css continues each picture in the sky of its mood', () => {
  const skies = Object.entries(valuesOf('../poster/poster.module.css', 'data-picture', '--sky'))
  expect(skies.length).toBeGreaterThan(0)
  for (const [name, sky] of skies) expect(sky, name).toBe(`var(--sky-${moodOf(name)})`)
})

/** The declarations that a style sheet has for each value of an attribute. */
function valuesOf(file: string, attribute: string, property: string): Record<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  const rules = css.matchAll(
    new RegExp(`\\[${attribute}='([\\w-]+)'\\]\\s*{\\s*${property}: ([^;]+)`, 'g'),
  )
  return Object.fromEntries([...rules].map(([, value = '', declared = '']) => [value, declared]))
}
