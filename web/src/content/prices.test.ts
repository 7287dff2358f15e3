import { expect, it } from 'vitest'
import { fixturePrices } from '../../../tests/content/fixture.ts'
import { tours } from './catalogue.ts'
import { pricesOf, priceText, withGst } from './prices.ts'

it.each([
  { rupees: 26_500, percent: 5, gross: 27_825 },
  { rupees: 10_107, percent: 12.5, gross: 11_370 },
])('$rupees rupees with $percent% GST are $gross', ({ rupees, percent, gross }) => {
  expect(withGst(rupees, percent)).toBe(gross)
})

it('an option has its price, its bike, its add-ons and its charges', () => {
  const [rider, , chair] = pricesOf(
    { days: 4, pricePerPerson: null, priceList: 'leh-loop' },
    fixturePrices,
  )
  expect(priceText(rider!)).toBe('INR 10,107 + 12.5% GST')
  expect(rider!.bike).toEqual({ name: 'Old Thumper', deposit: 4_100 })
  expect(rider!.adons.ons[0]).toEqual({
    label: 'Goat +1,003',
    rupees: 1_003,
    bike: { name: 'Goat', deposit: 9_300 },
  })
  expect(rider!.additionalCharges.charge).toEqual([
    '12.5% GST, on add-ons too',
    fixturePrices.depositText,
  ])
  expect(chair!.additionalCharges.charge).toEqual(['12.5% GST, on add-ons too'])
})

it('has the lowest price of a price list on the tour’s card', () => {
  for (const tour of tours.filter(({ priceList }) => priceList)) {
    const cheapest = Math.min(...pricesOf(tour).map(({ perPerson }) => perPerson))
    expect(tour.pricePerPerson, tour.slug).toBe(cheapest)
  }
})

it('has one price for a tour without a list, and no price for a tour on request', () => {
  const tour = { days: 9, pricePerPerson: 38_700, bike: 'electric' }
  expect(pricesOf(tour, fixturePrices)).toMatchObject([
    { title: 'Per person, 9 days', perPerson: 38_700, bike: { name: 'Hummer' } },
  ])
  expect(pricesOf({ ...tour, pricePerPerson: null })).toEqual([])
})
