import { describe, expect, it } from 'vitest'
import { fixture as content } from '../../../tests/content/fixture.ts'
import { compile } from './compile.ts'
import { departuresFrom, mostGroups } from './departures.ts'

const TURTUK = 'tours/leh-to-leh-with-turtuk.md'

const season = { first: '2027-04-03', last: '2027-04-24', rhythm: 'weekly' as const }

it('2.5 a season has a departure on its first day, on its last day, and in its rhythm', () => {
  expect(departuresFrom([season], 7).map(({ start, end }) => [start, end])).toEqual([
    ['2027-04-03', '2027-04-09'],
    ['2027-04-10', '2027-04-16'],
    ['2027-04-17', '2027-04-23'],
    ['2027-04-24', '2027-04-30'],
  ])
  const rare = { ...season, last: '2027-05-15', rhythm: 'every 3 weeks' as const }
  expect(departuresFrom([rare], 7).map(({ start }) => start)).toEqual([
    '2027-04-03',
    '2027-04-24',
    '2027-05-15',
  ])
})

it('a departure is left out, full or guaranteed', () => {
  const marked = {
    ...season,
    except: ['2027-04-10'],
    full: ['2027-04-17'],
    guaranteed: ['2027-04-24'],
  }
  expect(departuresFrom([marked], 7)).toMatchObject([
    { start: '2027-04-03', full: false, guaranteed: false },
    { start: '2027-04-17', full: true, guaranteed: false },
    { start: '2027-04-24', full: false, guaranteed: true },
  ])
})

it('seasons and single departures are put in their order', () => {
  const next = { first: '2028-04-01', last: '2028-04-01', rhythm: 'weekly' as const }
  const departures = departuresFrom([next, '2027-03-20 to 2027-03-26', season], 7)
  expect(departures.map(({ start }) => start)).toEqual([
    '2027-03-20',
    '2027-04-03',
    '2027-04-10',
    '2027-04-17',
    '2027-04-24',
    '2028-04-01',
  ])
})

it('a tour on request has no departures', () => {
  expect(departuresFrom('on request', 7)).toEqual([])
})

// biome-ignore format: a table
const mistakes: readonly (readonly [mistake: string, line: string, message: string])[] = [
  ['a departure shorter than the tour',   '  - 2028-04-01 to 2028-04-05',
    "The departure '2028-04-01 to 2028-04-05' has 5 days, but the tour has 7. It ends on 2028-04-07."],
  ['a departure with an em dash',         '  - 2028-04-01 — 2028-04-07',
    "'departures', entry 1: '2028-04-01 — 2028-04-07' is not a range of days. Write it with \"to\": 2027-04-03 to 2027-04-09."],
  ['a last day outside of the rhythm',    '  - { first: 2028-04-01, last: 2028-09-29, rhythm: weekly }',
    'No departure is on 2028-09-29: weekly from 2028-04-01, the last one before is 2028-09-23. Write that day.'],
  ['a season that ends before it begins', '  - { first: 2028-09-30, last: 2028-04-01, rhythm: weekly }',
    'The last departure, 2028-04-01, is before the first, 2028-09-30. Exchange the two.'],
  ['an unknown rhythm',                   '  - { first: 2028-04-01, last: 2028-09-30, rhythm: weeky }',
    "'departures', entry 1, 'rhythm' is 'weeky', which is not known. Did you mean 'weekly'?"],
  ['a full departure that does not exist', '  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly, full: [2028-04-02] }',
    'The tour does not leave on 2028-04-02. Write the first day of one of its departures.'],
  ['a departure left out and full',       '  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly, full: [2028-04-08], except: [2028-04-08] }',
    "The departure of 2028-04-08 is left out by 'except', and cannot be full or guaranteed. Delete one of the two."],
  ['two departures on one day',           '  - 2028-04-08 to 2028-04-14\n  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly }',
    'Two departures begin on 2028-04-08. Delete one, or end the first season earlier.'],
  ['a day in braces without brackets',    '  - { first: 2028-04-01, last: 2028-09-30, rhythm: weekly, full: 2028-04-08 }',
    "'departures', entry 1, 'full' must be a list. Put it in square brackets: [2028-04-08]."],
  ['a season without its rhythm',         '  - { first: 2028-04-01, last: 2028-09-30 }',
    "'departures', entry 1, 'rhythm' is missing. Write one of: weekly, fortnightly, every 3 weeks, every 4 weeks."],
  ['a year with its digits exchanged',    '  - { first: 2082-04-01, last: 2028-09-30, rhythm: weekly }',
    "'departures', entry 1, 'first': '2082-04-01' is in the year 2082. Write a year from 2020 to 2049."],
  ['a season of several years',           '  - { first: 2028-04-01, last: 2038-09-25, rhythm: weekly }',
    'The season from 2028-04-01 to 2038-09-25 is longer than a year. Correct a year.'],
]

describe('mistakes', () => {
  it.each(mistakes)('%s', (_, lines, message) => {
    const { mistakes, line } = mistakesWith(lines)
    const texts = mistakes.map(({ text }) => text)
    expect(texts).toContain(message)
    expect(mistakes.map((mistake) => mistake.line)).toContain(line)
  })
})

it('no more groups are out than captains', () => {
  const captains = mostGroups(compile(content).tours)
  const agency = content.get('agency.yaml')!
  const compiledWith = (number: number) =>
    compile(
      new Map([
        ...content,
        ['agency.yaml', agency.replace(/captains: \d+/, `captains: ${number}`)],
      ]),
    )
  expect(compiledWith(captains).mistakes).toEqual([])
  expect(compiledWith(captains - 1).mistakes).toMatchObject([
    {
      text: expect.stringMatching(
        `${captains} groups are out .* but agency.yaml has ${captains - 1} captains`,
      ),
    },
  ])
})

/** The mistakes of tour 1 with these lines below `departures:`, and the number of the first of these lines. */
function mistakesWith(lines: string) {
  const text = content
    .get(TURTUK)!
    .replace(/departures:\n(?: {2}.*\n)+/, () => `departures:\n${lines}\n`)
  const [first] = lines.split('\n')
  const line = text.split('\n').indexOf(first ?? '') + 1
  const kept = [...content].filter(([name]) => !name.includes('/') || name === TURTUK)
  return { mistakes: compile(new Map([...kept, [TURTUK, text]])).mistakes, line }
}
