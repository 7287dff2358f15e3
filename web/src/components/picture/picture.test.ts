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

test('poster.module.css gives each picture the sky of its mood', () => {
  const skies = sheet('../poster/poster.module.css').matchAll(
    /\[data-picture='([\w-]+)'\] {\s*--sky: ([^;]+)/g,
  )
  const found = [...skies].map(([, name = '', sky]) => [sky, `var(--sky-${moodOf(name)})`])
  expect(found.length).toBeGreaterThan(0)
  for (const [sky, own] of found) expect(sky).toBe(own)
})

const sheet = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
