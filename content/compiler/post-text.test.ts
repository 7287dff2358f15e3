import { expect, it } from 'vitest'
import { fixturePrices } from '../fixture/index.ts'
import { blocksOf } from './blocks.ts'
import { bikeLine, postText } from './post-text.ts'

const unexpected = () => expect.unreachable()

it('an article has headings, paragraphs, lists and notes', () => {
  const blocks = blocksOf(
    '## Title\nText.\n\n- one\n- two\n\n> Take\n> care.\n\n{bikes}',
    unexpected,
    0,
  )
  expect(postText(blocks, unexpected, fixturePrices)).toEqual([
    { kind: 'heading', text: 'Title' },
    { kind: 'paragraph', text: 'Text.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'note', text: 'Take care.' },
    { kind: 'bikes', text: '{bikes}' },
  ])
})

it('a bike is a line of its facts', () => {
  const names = { picture: 'bike-classic', name: 'Thumper', model: 'Old Thumper 350' } as const
  const facts = { cc: 346, years: 'to 2016', kg: 187, seatCm: 81, forWhom: 'for all' }
  expect(bikeLine({ ...names, ...facts })).toBe(
    'Thumper: Old Thumper 350, 346 cc, to 2016; 187 kg, seat 81 cm; for all',
  )
})

it.each([
  {
    line: '{prices leh-loop}',
    items: [
      'One rider alone: INR 10,107, INR 11,370 with GST',
      'Sidecar (3 people, 1 bike): INR 8,351, INR 9,395 with GST',
      'A chair: INR 7,999, INR 8,999 with GST',
    ],
  },
  {
    line: '{add-ons leh-loop}',
    items: ['Goat +1,003', 'Hummer for 7000 more', 'Thumper at the same price'],
  },
])('an article’s line $line becomes a list', ({ line, items }) => {
  const blocks = blocksOf(line, unexpected, 0)
  expect(postText(blocks, unexpected, fixturePrices)).toEqual([{ kind: 'list', items }])
})
