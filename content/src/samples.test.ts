import { readFileSync } from 'node:fs'
import { team } from 'content/compiled/team.ts'
import { testimonials } from 'content/compiled/testimonials.ts'
import { expect, it } from 'vitest'

// The agency removes the mark when it has the words of real guests, or its own people.
it.each([
  ['testimonials', 'Sample review: ', testimonials.map(({ desc }) => desc)],
  ['team', 'Sample: ', team.map(({ possition }) => possition)],
] as const)(
  '3 the texts of %s begin with “%s” while their file has the mark “open: samples”, and only then',
  (name, words, texts) => {
    const file = readFileSync(new URL(`../../content/${name}.yaml`, import.meta.url), 'utf8')
    const isSample = file.includes('# open: samples')
    expect(texts.filter((text) => text.startsWith(words) !== isSample)).toEqual([])
  },
)
