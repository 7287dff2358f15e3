import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testimonials } from 'web/compiled/testimonials.ts'

it('3 the testimonials begin with “Sample review: ” while their file has the mark “open: samples”, and only then', () => {
  const file = readFileSync(new URL('../../content/testimonials.yaml', import.meta.url), 'utf8')
  // The agency removes the mark when it has the words of real guests.
  const isSample = file.includes('# open: samples')
  const descs = testimonials.map(({ desc }) => desc)
  expect(descs.filter((desc) => desc.startsWith('Sample review: ') !== isSample)).toEqual([])
})
