import { expect, it } from 'vitest'
import { openMarks } from './report.ts'

it('each open mark is listed with file and line, and "open:" inside a text is not', () => {
  const files = new Map([
    ['prices.yaml', "a: 1\n# open: the deposit\nb: 'open: What part?'\n"],
    ['tours/a.md', '---\n---\nText.\n<!-- open: the camp -->\nAn open: road.\n'],
  ])
  expect(openMarks(files)).toEqual([
    'content/prices.yaml:2  the deposit',
    'content/prices.yaml:3  What part?',
    'content/tours/a.md:4  the camp',
  ])
})
