import { expect, it } from 'vitest'
import { priceLabelOf, tours } from './catalogue.ts'

it('3 the first two tours are the tours of the specification', () => {
  expect(tours.slice(0, 2)).toMatchObject([
    { id: 1, title: 'Leh to Leh with Turtuk', days: 7 },
    { id: 2, title: 'Leh to Leh with Hanle', days: 7 },
  ])
})

// biome-ignore format: a table
it.each([
  ['a card shows the rounded price of a day', { pricePerPerson: 38_750, days: 9 }, 'INR 4,306 / Day'],
  ['a tour without a price is on request',    { pricePerPerson: null, days: 8 },   'On request'],
])('%s', (_, tour, label) => {
  expect(priceLabelOf(tour)).toBe(label)
})
