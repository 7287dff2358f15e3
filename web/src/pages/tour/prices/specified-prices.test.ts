// The prices of the specification. A change of prices.yaml that breaks these tests needs the owner’s consent.

import { priceLabelOf, tourAt } from 'content/catalogue.ts'
import { pricesOf, priceText } from 'content/prices.ts'
import { expect, it } from 'vitest'
import { slipOf } from './true-cost.ts'

const [SOLO, DUAL, SEAT] = [0, 1, 2]
/** The options of both Leh loops, which share a price list. */
const lehOptions = pricesOf(tourAt('1')!)

it('3, 9 the Leh loops print the prices of the specification', () => {
  for (const id of ['1', '2']) {
    const options = pricesOf(tourAt(id)!)
    expect(options.map((option) => [option.title, priceText(option)])).toEqual([
      ['Solo rider (1 bike, 1 rider, 500cc)', 'INR 26,500 + 5% GST'],
      ['Dual rider (2 people, 1 bike, 500cc)', 'INR 23,900 + 5% GST'],
      ['Seat in shared tempo/SUV per person', 'INR 23,900 + 5% GST'],
    ])
    expect(priceLabelOf(tourAt(id)!)).toBe('From INR 3,414 / Day')
  }
})

it('2.5, 3, 9 the Leh loops have at least the add-ons of the specification', () => {
  const labels = lehOptions.map(({ adons }) => adons.ons.map(({ label }) => label))
  expect(labels).toEqual([
    expect.arrayContaining(['Himalayan Solo +2,500 (Solo Rider version, TS)', '500cc Solo +2,500']),
    expect.arrayContaining([
      'Himalayan Solo +5,000 (Dual Rider version, DS)',
      'Himalayan Dual +3,000',
      'Himalayan on dual same price',
      '500cc Dual +2,000',
    ]),
    [],
  ])
})

it('3, 9 the options of the Leh loops state the GST and, with a bike, the deposits of the specification', () => {
  const gst = '5% GST, on add-ons too'
  const deposit = expect.stringContaining(
    'Refundable bike security deposit: 5000 for classic, 10,000 for himalayan',
  )
  const charges = lehOptions.map(({ additionalCharges }) => additionalCharges.charge)
  expect(charges).toEqual([[gst, deposit], [gst, deposit], [gst]])
})

// Worked out by hand from spec 9, for seven days; true-cost.test.ts has the bills of several units.
// biome-ignore format: a table
it.each([
  // option count add-on                    people   price   adds    GST   total   person    day  deposit
  [SOLO, 1, null,                           [1, 26_500,     0, 1_325, 27_825, 27_825, 3_975,  5_000]],
  [SOLO, 1, 'Himalayan Solo +2,500 ',       [1, 26_500, 2_500, 1_450, 30_450, 30_450, 4_350, 10_000]],
  [SOLO, 1, '500cc Solo +2,500',            [1, 26_500, 2_500, 1_450, 30_450, 30_450, 4_350,  5_000]],
  [DUAL, 1, null,                           [2, 47_800,     0, 2_390, 50_190, 25_095, 3_585,  5_000]],
  [DUAL, 1, 'Himalayan Solo +5,000 ',       [2, 47_800, 5_000, 2_640, 55_440, 27_720, 3_960, 10_000]],
  [DUAL, 1, 'Himalayan Dual +3,000',        [2, 47_800, 3_000, 2_540, 53_340, 26_670, 3_810, 10_000]],
  [DUAL, 1, 'Himalayan on dual same price', [2, 47_800,     0, 2_390, 50_190, 25_095, 3_585, 10_000]],
  [DUAL, 1, '500cc Dual +2,000',            [2, 47_800, 2_000, 2_490, 52_290, 26_145, 3_735,  5_000]],
  [SEAT, 1, null,                           [1, 23_900,     0, 1_195, 25_095, 25_095, 3_585,      0]],
] as const)('the bill of option %i for %i unit, with the add-on %s', (index, count, label, numbers) => {
  const option = lehOptions[index]!
  const addon = option.adons.ons.find((each) => label && each.label.startsWith(label)) ?? null
  expect(addon === null).toBe(label === null)
  expect(Object.values(slipOf({ option, count, addon }, 7))).toEqual(numbers)
})
