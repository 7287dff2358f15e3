import { expect, it } from 'vitest'
import { testimonials } from './testimonials.ts'

it('a testimonial says that nobody wrote it', () => {
  const descs = testimonials.map(({ desc }) => desc)
  expect(descs.filter((desc) => !desc.startsWith('Sample review: '))).toEqual([])
})
