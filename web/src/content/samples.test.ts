import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testimonials } from 'web/compiled/testimonials.ts'

it('3 testimonials begin with “Sample review: ” exactly while their file is marked “open: samples”', () => {
  const file = readFileSync(new URL('../../content/testimonials.yaml', import.meta.url), 'utf8')
  // The agency removes the mark when it has the words of real guests.
  const isSample = file.includes('# open: samples')
  const descs = testimonials.map(({ desc }) => desc)
  expect(descs.filter((desc) => desc.startsWith('Sample review: ') !== isSample)).toEqual([])
})
