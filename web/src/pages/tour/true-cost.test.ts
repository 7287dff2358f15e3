import { expect, it } from 'vitest'
import { tourAt } from '../../content/catalogue.ts'
import { departuresOf } from '../../content/departures.ts'
import { pricesOf } from '../../content/prices.ts'
import { addonsOf, departureFor, leaveDays, linesOf, slipOf } from './true-cost.ts'

const [SOLO, DUAL, SEAT] = [0, 1, 2]
const leh = pricesOf(tourAt('1')!)

// Worked out by hand from spec 9, for seven days: people, price, add-ons, GST, total, per person, per person and
// day, deposit.
// biome-ignore format: a table
it.each([
  // option count add-on                                             people    price  adds    GST    total  person   day  deposit
  [SOLO, 1, null,                                                   [1,    26_500,      0,  1_325,  27_825, 27_825, 3_975,  5_000]],
  [SOLO, 1, 'Himalayan Solo +2,500 (Solo Rider version, TS)',       [1,    26_500,  2_500,  1_450,  30_450, 30_450, 4_350, 10_000]],
  [SOLO, 1, '500cc Solo +2,500',                                    [1,    26_500,  2_500,  1_450,  30_450, 30_450, 4_350,  5_000]],
  [SOLO, 3, null,                                                   [3,    79_500,      0,  3_975,  83_475, 27_825, 3_975, 15_000]],
  [SOLO, 3, 'Himalayan Solo +2,500 (Solo Rider version, TS)',       [3,    79_500,  7_500,  4_350,  91_350, 30_450, 4_350, 30_000]],
  [SOLO, 3, '500cc Solo +2,500',                                    [3,    79_500,  7_500,  4_350,  91_350, 30_450, 4_350, 15_000]],
  [DUAL, 1, null,                                                   [2,    47_800,      0,  2_390,  50_190, 25_095, 3_585,  5_000]],
  [DUAL, 1, 'Himalayan Solo +5,000 (Dual Rider version, DS)',       [2,    47_800,  5_000,  2_640,  55_440, 27_720, 3_960, 10_000]],
  [DUAL, 1, 'Himalayan Dual +3,000',                                [2,    47_800,  3_000,  2_540,  53_340, 26_670, 3_810, 10_000]],
  [DUAL, 1, 'Himalayan on dual same price',                         [2,    47_800,      0,  2_390,  50_190, 25_095, 3_585, 10_000]],
  [DUAL, 1, '500cc Dual +2,000',                                    [2,    47_800,  2_000,  2_490,  52_290, 26_145, 3_735,  5_000]],
  [DUAL, 3, null,                                                   [6,   143_400,      0,  7_170, 150_570, 25_095, 3_585, 15_000]],
  [DUAL, 3, 'Himalayan Solo +5,000 (Dual Rider version, DS)',       [6,   143_400, 15_000,  7_920, 166_320, 27_720, 3_960, 30_000]],
  [DUAL, 3, 'Himalayan Dual +3,000',                                [6,   143_400,  9_000,  7_620, 160_020, 26_670, 3_810, 30_000]],
  [DUAL, 3, 'Himalayan on dual same price',                         [6,   143_400,      0,  7_170, 150_570, 25_095, 3_585, 30_000]],
  [DUAL, 3, '500cc Dual +2,000',                                    [6,   143_400,  6_000,  7_470, 156_870, 26_145, 3_735, 15_000]],
  [SEAT, 1, null,                                                   [1,    23_900,      0,  1_195,  25_095, 25_095, 3_585,      0]],
  [SEAT, 3, null,                                                   [3,    71_700,      0,  3_585,  75_285, 25_095, 3_585,      0]],
] as const)('option %i, %i times, with %s', (index, count, label, numbers) => {
  const option = leh[index]!
  const addon = addonsOf(option).find((each) => each.label === label) ?? null
  expect(addon?.label ?? null).toBe(label)
  const slip = slipOf({ option, count, addon }, 7)
  expect(Object.values(slip)).toEqual(numbers)
})

it('the table above has every option with every add-on', () => {
  expect(leh.map((option) => addonsOf(option).length)).toEqual([2, 4, 0])
})

// biome-ignore format: a table
it.each([
  // days and ride  per person   GST   total   day   deposit
  [ 9, 'motorbike',       38_700,  1_935, 40_635, 4_515, 5_000],
  [11, 'motorbike',       42_900,  2_145, 45_045, 4_095, 5_000],
  [ 8, 'motorbike',       34_400,  1_720, 36_120, 4_515, 5_000],
  [ 9, 'motorbike',       31_500,  1_575, 33_075, 3_675, 5_000],
  [ 7, 'SUV',             23_900,  1_195, 25_095, 3_585,     0],
  [ 8, 'SUV',             28_000,  1_400, 29_400, 3_675,     0],
] as const)('a tour of %i days by %s has one price', (days, ride, price, gst, total, perDay, deposit) => {
  const tour = { ...tourAt('1')!, days, ride, pricePerPerson: price, priceList: '' }
  const [option] = pricesOf(tour)
  expect(slipOf({ option: option!, count: 1, addon: null }, tour.days)).toMatchObject({
    people: 1, price, addons: 0, gst, total, perPerson: total, perDay, deposit,
  })
})

it('a total that is no whole rupee is rounded once, and its lines add up', () => {
  const option = { ...leh[2]!, perPerson: 1_003 }
  const { price, addons, gst, total } = slipOf({ option, count: 3, addon: null }, 7)
  expect([total, gst]).toEqual([3_159, 150])
  expect(price + addons + gst).toBe(total)
})

it('an add-on without an amount is an error, and not free', () => {
  const adons = { title: 'Bike add-ons', ons: ['Himalayan on request'] }
  expect(() => addonsOf({ ...leh[0]!, adons })).toThrow('no amount in "Himalayan on request"')
})

// biome-ignore format: a table
it.each([
  // days, first day, working days
  [ 7, '2027-05-01', 5],
  [ 7, '2027-05-13', 5],
  [ 8, '2027-05-22', 5],
  [ 8, '2027-06-13', 5],
  [ 9, '2027-06-03', 7],
  [ 9, '2027-07-11', 6],
  [11, '2027-06-27', 8],
  [11, '2027-05-01', 7],
])('a tour of %i days from %s takes %i working days', (days, start, leave) => {
  expect(leaveDays(days, start)).toBe(leave)
})

it('the days of leave are those of the chosen departure, else of the next one, else of the first one', () => {
  const all = departuresOf({ starts: ['2027-05-01', '2027-05-09', '2027-05-17'] }, 9)
  const next = all.slice(1)
  expect(departureFor('17–25 May 2027', next, all)?.start).toBe('2027-05-17')
  expect(departureFor('', next, all)?.start).toBe('2027-05-09')
  expect(departureFor('', [], all)?.start).toBe('2027-05-01')
  expect(departureFor('', [], [])).toBeUndefined()
})

it('the choice is written as lines for the agency', () => {
  const choice = { option: leh[1]!, count: 2, addon: addonsOf(leh[1]!)[1]! }
  expect(linesOf(choice, slipOf(choice, 7), 7)).toBe(
    'Dual rider (2 people, 1 bike, 500cc): 2 (4 people)\n' +
      'Bike: Himalayan Dual +3,000\n' +
      'Total with 5% GST: INR 1,06,680, INR 26,670 a person for 7 days',
  )
})
