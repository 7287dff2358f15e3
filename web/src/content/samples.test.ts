import { expect, it } from 'vitest'
import { testimonials } from './testimonials.ts'

it('a testimonial says that it is a sample', () => {
  const descs = testimonials.map(({ desc }) => desc)
  expect(descs.filter((desc) => !desc.startsWith('Sample review: '))).toEqual([])
})
