import { expect, it } from 'vitest'
import { tourAt, tours } from './catalogue.ts'
import { isLehLoop, priceDetails, pricesOf, priceText, withGst } from './prices.ts'

it.each([
  { option: 'solo', rupees: 26_500, gross: 27_825 },
  { option: 'dual or seat', rupees: 23_900, gross: 25_095 },
  { option: 'solo with Himalayan', rupees: 29_000, gross: 30_450 },
])('adds 5% GST to $option', ({ rupees, gross }) => {
  expect(withGst(rupees)).toBe(gross)
})

it('prints prices as the specification does', () => {
  expect(priceDetails.map(({ title, perPerson }) => [title, priceText(perPerson)])).toEqual([
    ['Solo rider (1 bike, 1 rider, 500cc)', 'INR 26,500 + 5% GST'],
    ['Dual rider (2 people, 1 bike, 500cc)', 'INR 23,900 + 5% GST'],
    ['Seat in shared tempo/SUV per person', 'INR 23,900 + 5% GST'],
  ])
})

it('has every bike add-on of the specification', () => {
  expect(priceDetails.flatMap(({ adons }) => adons.ons).sort()).toEqual([
    '500cc Dual +2,000',
    '500cc Solo +2,500',
    'Himalayan Dual +3,000',
    'Himalayan Solo +2,500 (Solo Rider version, TS)',
    'Himalayan Solo +5,000 (Dual Rider version, DS)',
    'Himalayan on dual same price',
  ])
})

it('offers the options on the Leh loops alone', () => {
  expect(tours.filter(isLehLoop).map(({ id }) => id)).toEqual([1, 2])
  expect(pricesOf(tourAt('1')!)).toBe(priceDetails)
})

it('has the one price of any other tour, and none on request', () => {
  expect(pricesOf(tourAt('3')!)).toMatchObject([{ title: 'Per person, 9 days', perPerson: 38_700 }])
  expect(pricesOf(tourAt('9')!)).toEqual([])
})
