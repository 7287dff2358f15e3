import { expect, it } from 'vitest'
import { fixturePrices } from '../fixture/index.ts'
import { bikeLine, listFor } from './post-text.ts'

it('a bike is a line of its facts', () => {
  const facts = { cc: 499, years: 'to 2020', kg: 195, seatCm: 80, forWhom: 'for all' }
  const bike = {
    picture: 'bike-classic',
    name: 'Classic',
    model: 'Royal Enfield Classic 500',
  } as const
  expect(bikeLine({ ...bike, ...facts })).toBe(
    'Classic: Royal Enfield Classic 500, 499 cc, to 2020; 195 kg, seat 80 cm; for all',
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
  expect(listFor(line, { prices: fixturePrices })).toEqual(items)
})

it('a line without braces becomes no list', () => {
  expect(listFor('Two questions decide most of it.', { prices: fixturePrices })).toBeNull()
})
