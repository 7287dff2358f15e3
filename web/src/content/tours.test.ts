import { expect, it } from 'vitest'
import { priceLabelOf, tourAt, tours } from './catalogue.ts'

it('2.1, 2.5 finds a tour by its slug and by its number', () => {
  expect(tourAt('leh-to-leh-with-hanle')).toBe(tourAt('2'))
  expect(tourAt('02')).toBeUndefined()
})

it('3 has the two tours of the specification', () => {
  expect(tours.slice(0, 2)).toMatchObject([
    { id: 1, title: 'Leh to Leh with Turtuk', days: 7 },
    { id: 2, title: 'Leh to Leh with Hanle', days: 7 },
  ])
})

// biome-ignore format: a table
it.each([
  ['the lowest price of a list with "From"', { pricePerPerson: 23_900, days: 7, priceList: 'any' }, 'From INR 3,414 / Day'],
  ['one price without "From"',               { pricePerPerson: 38_700, days: 9 },                   'INR 4,300 / Day'],
  ['a tour without a price as on request',   { pricePerPerson: null, days: 8 },                     'On request'],
])('shows %s', (_, tour, label) => {
  expect(priceLabelOf(tour)).toBe(label)
})
