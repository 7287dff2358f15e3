import { readFileSync } from 'node:fs'
import { moodOf } from 'pictures/draw-picture.ts'
import { moods } from 'pictures/moods.ts'
import { expect, test } from 'vitest'

test('picture.module.css has the sky of each mood, shown while a picture loads', () => {
  const css = sheet('./picture.module.css')
  for (const mood of moods) {
    expect(css).toContain(`.${mood} {\n  background-color: var(--sky-${mood});`)
  }
})

test('each --sky in poster.module.css is the sky of its picture’s mood', () => {
  const skies = sheet('../poster/poster.module.css').matchAll(
    /\[data-picture='([\w-]+)'\] {\s*--sky: ([^;]+)/g,
  )
  const found = [...skies].map(([, name = '', sky]) => [sky, `var(--sky-${moodOf(name)})`])
  expect(found.length).toBeGreaterThan(0)
  for (const [sky, expected] of found) expect(sky).toBe(expected)
})

const sheet = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
