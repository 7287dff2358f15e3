import { describe, expect, it } from 'vitest'
import { tourDetail } from '../loading/tour-detail.ts'
import { tourAt, tours } from './catalogue.ts'
import { priceLabelOf } from './price-per-day.ts'

const details = await Promise.all(
  tours.map(async (tour) => ({ ...tour, detail: await tourDetail(tour.slug).load() })),
)

describe.each(details)('3 $slug', ({ days, detail, slug }) => {
  it('has as many days as its card says', () => {
    expect(detail.slug).toBe(slug)
    expect(detail.days.length).toBe(days)
  })
})

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

it('shows the lowest price of a list with "From"', () => {
  expect(priceLabelOf({ pricePerPerson: 23_900, days: 7, priceList: 'any' })).toBe(
    'From INR 3,414 / Day',
  )
})

it('shows a price without "From" where everybody pays the same', () => {
  expect(priceLabelOf({ pricePerPerson: 38_700, days: 9 })).toBe('INR 4,300 / Day')
})

it('shows a tour without a price as on request', () => {
  expect(priceLabelOf({ pricePerPerson: null, days: 8 })).toBe('On request')
})
