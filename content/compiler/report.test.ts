import { expect, it } from 'vitest'
import { annotationsOf, mistakesText, openMarks } from './report.ts'

it('mistakes are listed in the order of files and lines', () => {
  const places = [
    ['tours/a.md', 20],
    ['tours/a.md', 3],
    ['agency.yaml', 7],
  ] as const
  const text = mistakesText(places.map(([file, line]) => ({ file, line, text: 'Wrong.' })))
  expect(text.match(/^\S+:\d+$/gm)).toEqual([
    'brand/agency.yaml:7',
    'content/tours/a.md:3',
    'content/tours/a.md:20',
  ])
})

it('a mistake is an annotation at its line, with the signs escaped that have a meaning to GitHub', () => {
  const mistakes = [{ file: 'tours/a,b.md', line: 4, text: '5% of: it,\nall' }]
  expect(annotationsOf(mistakes)).toEqual([
    '::error file=content/tours/a%2Cb.md,line=4,title=Mistake in the content::5%25 of: it,%0Aall',
  ])
})

it('each open mark is listed with file and line, and "open:" inside a text is not', () => {
  const files = new Map([
    ['prices.yaml', "a: 1\n# open: the deposit\nb: 'It is {open: What part?}.'\n"],
    ['tours/a.md', '---\n---\nText.\n<!-- open: the camp -->\nAn open: road.\n'],
  ])
  expect(openMarks(files)).toEqual([
    'content/prices.yaml:2  the deposit',
    'content/prices.yaml:3  What part?',
    'content/tours/a.md:4  the camp',
  ])
})
