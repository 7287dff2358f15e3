// The prices of the specification. A change of prices.yaml that breaks these tests needs the owner’s consent.

import { pricesOf, priceText } from 'content/prices.ts'
import { priceLabelOf, tourAt } from 'content/tours.ts'
import { expect, it } from 'vitest'

/** The options of both Leh loops, which share a price list. */
const lehOptions = pricesOf(tourAt('1')!)

it('3, 9 the Leh loops print the prices of the specification', () => {
  for (const id of ['1', '2']) {
    const options = pricesOf(tourAt(id)!)
    expect(
      options.map((option) => [option.title, priceText(option), option.bike?.deposit]),
    ).toEqual([
      ['Solo rider (1 bike, 1 rider, 500cc)', 'INR 26,500 + 5% GST', 5_000],
      ['Dual rider (2 people, 1 bike, 500cc)', 'INR 23,900 + 5% GST', 5_000],
      ['Seat in shared tempo/SUV per person', 'INR 23,900 + 5% GST', undefined],
    ])
    expect(priceLabelOf(tourAt(id)!)).toBe('From INR 3,414 / Day')
  }
})

it('3 a card shows the rounded price of a day', () => {
  expect(priceLabelOf({ pricePerPerson: 38_750, days: 9 })).toBe('INR 4,306 / Day')
})

// The compiler compares the rupees with the labels, the number of people with the titles (schema-prices.ts).
it('2.5, 3, 9 the Leh loops have at least the add-ons of the specification', () => {
  const [solo, dual, seat] = lehOptions.map(({ adons }) =>
    adons.ons.map(({ label, bike }) => [label, bike.deposit]),
  )
  expect(solo).toEqual(
    expect.arrayContaining([
      ['Himalayan Solo +2,500 (Solo Rider version, TS)', 10_000],
      ['500cc Solo +2,500', 5_000],
    ]),
  )
  expect(dual).toEqual(
    expect.arrayContaining([
      ['Himalayan Solo +5,000 (Dual Rider version, DS)', 10_000],
      ['Himalayan Dual +3,000', 10_000],
      ['Himalayan on dual same price', 10_000],
      ['500cc Dual +2,000', 5_000],
    ]),
  )
  expect(seat).toEqual([])
})

it('3, 9 the options of the Leh loops state the GST and, with a bike, the deposits of the specification', () => {
  const gst = '5% GST, on add-ons too'
  const deposit = expect.stringContaining(
    'Refundable bike security deposit: 5000 for classic, 10,000 for himalayan',
  )
  const charges = lehOptions.map(({ additionalCharges }) => additionalCharges.charge)
  expect(charges).toEqual([[gst, deposit], [gst, deposit], [gst]])
})
