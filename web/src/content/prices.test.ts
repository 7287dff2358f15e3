import { expect, it } from 'vitest'
import { tourAt, tours } from './catalogue.ts'
import { pricesOf, priceText, withGst } from './prices.ts'

const lehLoopPrices = pricesOf(tourAt('1')!)

it.each([
  { option: 'solo', rupees: 26_500, gross: 27_825 },
  { option: 'dual or seat', rupees: 23_900, gross: 25_095 },
  { option: 'solo with Himalayan', rupees: 29_000, gross: 30_450 },
])('adds 5% GST to $option', ({ rupees, gross }) => {
  expect(withGst(rupees)).toBe(gross)
})

it('3, 9 prints prices as the specification does', () => {
  expect(lehLoopPrices.map(({ title, perPerson }) => [title, priceText(perPerson)])).toEqual([
    ['Solo rider (1 bike, 1 rider, 500cc)', 'INR 26,500 + 5% GST'],
    ['Dual rider (2 people, 1 bike, 500cc)', 'INR 23,900 + 5% GST'],
    ['Seat in shared tempo/SUV per person', 'INR 23,900 + 5% GST'],
  ])
})

it('2.5, 3, 9 has every bike add-on of the specification', () => {
  expect(lehLoopPrices.map(({ adons }) => adons.ons)).toEqual([
    ['Himalayan Solo +2,500 (Solo Rider version, TS)', '500cc Solo +2,500'],
    [
      'Himalayan Solo +5,000 (Dual Rider version, DS)',
      'Himalayan Dual +3,000',
      'Himalayan on dual same price',
      '500cc Dual +2,000',
    ],
    [],
  ])
})

it('3 charges the deposit of the specification for every bike', () => {
  const deposit = 'Refundable bike security deposit: 5000 for classic, 10,000 for himalayan'
  const charges = lehLoopPrices.map(({ additionalCharges }) => additionalCharges.charge)
  expect(charges).toEqual([
    ['5% GST, on add-ons too', deposit],
    ['5% GST, on add-ons too', deposit],
    ['5% GST, on add-ons too'],
  ])
})

it('offers the same options on both tours of the specification', () => {
  expect(pricesOf(tourAt('2')!)).toBe(lehLoopPrices)
})

it('has the lowest price of a price list on the tour’s card', () => {
  for (const tour of tours.filter(({ priceList }) => priceList)) {
    const cheapest = Math.min(...pricesOf(tour).map(({ perPerson }) => perPerson))
    expect(tour.pricePerPerson, tour.slug).toBe(cheapest)
  }
})

it('has one price for a tour without a list, and no price for a tour on request', () => {
  const tour = { ...tourAt('1')!, priceList: '', days: 9, pricePerPerson: 38_700 }
  expect(pricesOf(tour)).toMatchObject([{ title: 'Per person, 9 days', perPerson: 38_700 }])
  expect(pricesOf({ ...tour, pricePerPerson: null })).toEqual([])
})
