import { fixturePrices } from 'content/fixture/index.ts'
import { pricesOf } from 'content/prices.ts'
import { expect, it } from 'vitest'
import { departureFor, leaveDays, linesOf, slipOf } from './cost-and-leave.ts'

const [RIDER, SIDECAR, CHAIR] = [0, 1, 2]
const TOUR = { days: 4, pricePerPerson: null, priceList: 'leh-loop' }
const options = pricesOf(TOUR, fixturePrices)

// Worked out by hand from the fixture's prices.yaml, for four days; `day` is the price for one person and day.
// biome-ignore format: a table
const bills = [
  // option, count, add-on                [people, price, add-ons,   GST,   total, person,  day, deposit]
  [RIDER,   1, null,                       [ 1,  10_107,      0,  1_263,  11_370, 11_370, 2_843,  4_100]],
  [RIDER,   1, 'Goat +1,003',              [ 1,  10_107,  1_003,  1_389,  12_499, 12_499, 3_125,  9_300]],
  [RIDER,   1, 'Hummer for 7000 more',     [ 1,  10_107,  7_000,  2_138,  19_245, 19_245, 4_811, 17_700]],
  [RIDER,   5, 'Goat +1,003',              [ 5,  50_535,  5_015,  6_944,  62_494, 12_499, 3_125, 46_500]],
  [SIDECAR, 1, null,                       [ 3,  25_053,      0,  3_132,  28_185,  9_395, 2_349,  9_300]],
  [SIDECAR, 1, 'Thumper at the same price',[ 3,  25_053,      0,  3_132,  28_185,  9_395, 2_349,  4_100]],
  [SIDECAR, 5, null,                       [15, 125_265,      0, 15_658, 140_923,  9_395, 2_349, 46_500]],
  [CHAIR,   1, null,                       [ 1,   7_999,      0,  1_000,   8_999,  8_999, 2_250,      0]],
] as const

it.each(bills)('the bill of option %i × %i with add-on %s', (index, count, label, bill) => {
  const option = options[index]!
  const addon = option.adons.ons.find((each) => each.label === label) ?? null
  expect(addon?.label ?? null).toBe(label)
  const [people, price, addons, gst, total, perPerson, perDay, deposit] = bill
  const slip = { people, price, addons, gst, total, perPerson, perDay, deposit }
  expect(slipOf({ option, count, addon }, TOUR.days)).toEqual(slip)
})

// biome-ignore format: a table
it.each([
  // days, bike          per person   GST   total    day  deposit
  [ 9, 'classic',         38_700,  4_838, 43_538, 4_838,  4_100],
  [11, 'electric',        42_900,  5_363, 48_263, 4_388, 17_700],
  [ 7, undefined,         23_900,  2_988, 26_888, 3_841,      0],
] as const)('the bill of a tour with one price: %i days, bike %s', (days, bike, price, gst, total, perDay, deposit) => {
  const [option] = pricesOf({ days, pricePerPerson: price, ...(bike && { bike }) }, fixturePrices)
  expect(slipOf({ option: option!, count: 1, addon: null }, days)).toMatchObject({
    people: 1, price, addons: 0, gst, total, perPerson: total, perDay, deposit,
  })
})

// biome-ignore format: a table
it.each([
  // days, first day, working days
  [ 7, '2027-05-01', 5],
  [ 8, '2027-06-13', 5],
  [ 9, '2027-06-03', 7],
  [ 9, '2027-07-11', 6],
  [11, '2027-05-01', 7],
])('a tour of %i days from %s takes %i working days', (days, start, leave) => {
  expect(leaveDays(days, start)).toBe(leave)
})

it('the departure is the chosen one, else the next free one, else the first of all', () => {
  const all = [
    { start: '2027-05-01', end: '2027-05-09', isFull: true, isGuaranteed: false },
    { start: '2027-05-09', end: '2027-05-17', isFull: false, isGuaranteed: false },
    { start: '2027-05-17', end: '2027-05-25', isFull: false, isGuaranteed: false },
  ]
  const free = all.slice(1)
  expect(departureFor('17–25 May 2027', free, all)?.start).toBe('2027-05-17')
  expect(departureFor('', free, all)?.start).toBe('2027-05-09')
  expect(departureFor('', [], all)?.start).toBe('2027-05-01')
  expect(departureFor('', [], [])).toBeUndefined()
})

it('the choice is written as lines for the agency', () => {
  const choice = { option: options[SIDECAR]!, count: 2, addon: options[SIDECAR]!.adons.ons[0]! }
  expect(linesOf(choice, slipOf(choice, 4), 4)).toBe(
    'Sidecar (3 people, 1 bike): 2 (6 people)\n' +
      'Bike: Thumper at the same price\n' +
      'Total with 12.5% GST: INR 56,369, INR 9,395 a person for 4 days',
  )
})
