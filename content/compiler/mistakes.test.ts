// The mistakes that an editor makes: each is reported with its file, its line and a message.
// fixture/mistakes.txt lists most of them, and says how its lines are read.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileWith, fixture as content } from '../fixture/index.ts'
import { compile } from './compile.ts'
import { contentFiles } from './files.ts'
import { annotationsOf, mistakesText, openMarks } from './mistakes.ts'

const ZANSKAR = 'tours/zanskar-traverse.md'
const POST = 'posts/two-nights-in-leh.md'

it.each(listed())('$file: $change', ({ file, change, messages }) => {
  const [from = '', to = ''] = change.replaceAll('⏎', '\n').split(/ → ?/)
  const original = content.get(file)!
  const changed = original.replace(from, () => to)
  expect(changed, 'the mistake is not made').not.toBe(original)
  const before = original.split('\n')
  const firstChange = changed.split('\n').findIndex((line, index) => line !== before[index])
  const expected = messages
    .filter((message) => message !== '…')
    .map((message) => {
      const [, other, words, advice] = /^(?:(\S+\.\w+) )?(.+?) \| (.*)$/.exec(message) ?? []
      const lines = (other ? content.get(other)! : changed).split('\n')
      return {
        file: other ?? file,
        line: 1 + (words ? lines.findIndex((line) => line.trim().startsWith(words)) : firstChange),
        text: expect.stringContaining(advice ?? message),
      }
    })
  const { mistakes } = compileWith(file, changed)
  expect(mistakes).toEqual(messages.includes('…') ? expect.arrayContaining(expected) : expected)
})

const anotherPost = content.get(POST)!.replace(/id: \d+/, 'id: 99')

it.each([
  ['posts/zanskar-traverse.md', 'traverse.md has the same name. Rename one of the two files.'],
  ['posts/Two-nights.md', '<address>.md or posts/<address>.md: small letters, digits and hyphens.'],
  ['price.yaml', "No page reads this file. Did you mean 'prices.yaml'?"],
])('3 a wrong file name, as %s, is reported in the first line', (file, message) => {
  expect(compileWith(file, anotherPost).mistakes).toContainEqual({
    file,
    line: 1,
    text: expect.stringContaining(message),
  })
})

it('when two files have the same id, the mistake is reported in both', () => {
  const advice = 'has the same id. The newer file gets the id 5.'
  const sameId = [
    { file: ZANSKAR, line: 3, text: `another.md ${advice}` },
    { file: 'tours/another.md', line: 3, text: `zanskar-traverse.md ${advice}` },
  ]
  const { mistakes } = compileWith('tours/another.md', content.get(ZANSKAR)!)
  expect(mistakes).toEqual(expect.arrayContaining(sameId))
})

it.each([
  ['a tour of one day', ZANSKAR, /^## Day 2.*(?=^## Questions)/ms, 'A tour needs two days.'],
  ['an article without text', POST, /(?<=\n---\n).*/s, 'No text follows the second'],
  ['a tour without description', ZANSKAR, /(?<=\n---\n).*(?=## Day 1)/s, 'No text follows'],
])('%s has one mistake', (_, file, part, message) => {
  const text = content.get(file)!.replace(part, '')
  expect(compileWith(file, text).mistakes).toEqual([
    { file, line: 1, text: expect.stringContaining(message) },
  ])
})

it('a missing file and an empty file are reported', () => {
  const files = new Map(content).set('bikes.yaml', '')
  files.delete('team.yaml')
  expect(compile(files).mistakes).toEqual([
    { file: 'bikes.yaml', line: 1, text: expect.stringContaining('This must be a list.') },
    { file: 'team.yaml', line: 1, text: 'The file is missing. Bring it back from the history.' },
  ])
})

it('the content of the site has no mistakes', () => {
  expect(compile(contentFiles()).mistakes).toEqual([])
})

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

/** The changes of mistakes.txt with their messages. */
function listed() {
  const file = new URL('../fixture/mistakes.txt', import.meta.url)
  const [, ...sections] = readFileSync(file, 'utf8').trim().split('\n\n== ')
  return sections.flatMap((section) => {
    const [file = '', ...cases] = section.replaceAll('\n    ', ' ').split(/\n(?! )/)
    return cases.map((each) => {
      const [change = '', ...messages] = each.split('\n  ')
      return { file, change, messages }
    })
  })
}
