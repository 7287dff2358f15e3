import { expect, it } from 'vitest'
import { listFor } from './post-lists.ts'

const sources = {
  'bikes.yaml': [
    { name: 'Classic', model: 'Royal Enfield Classic 500', cc: 499, years: 'to 2020' },
  ],
  'prices.yaml': {
    gstPercent: 5,
    deposit: { classic: 5_000, himalayan: 10_000, text: '5000 or 10,000' },
    lists: {
      loop: [
        { title: 'Solo', price: 26_500, ons: ['Himalayan +2,500'] },
        { title: 'Seat', price: 23_900 },
      ],
    },
  },
}

it.each([
  { line: '{bikes}', items: ['Classic: Royal Enfield Classic 500, 499 cc, to 2020'] },
  {
    line: '{prices loop}',
    items: ['Solo: ₹26,500, ₹27,825 with GST', 'Seat: ₹23,900, ₹25,095 with GST'],
  },
  { line: '{add-ons loop}', items: ['Himalayan +2,500'] },
])('an article’s line $line is a list', ({ line, items }) => {
  expect(listFor(line, sources)).toEqual(items)
})

it('any other text is no list', () => {
  expect(listFor('Two questions decide most of it.', sources)).toBeNull()
})
