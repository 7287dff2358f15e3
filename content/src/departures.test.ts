import { expect, it } from 'vitest'
import { departuresFrom } from './departures.ts'

const season = { first: '2027-04-03', last: '2027-04-24', rhythm: 'weekly' as const }

it('2.5 a season has departures in its rhythm, from its first day to its last day', () => {
  expect(departuresFrom([season], 7).map(({ start, end }) => [start, end])).toEqual([
    ['2027-04-03', '2027-04-09'],
    ['2027-04-10', '2027-04-16'],
    ['2027-04-17', '2027-04-23'],
    ['2027-04-24', '2027-04-30'],
  ])
  const rare = { ...season, last: '2027-05-15', rhythm: 'every 3 weeks' as const }
  expect(departuresFrom([rare], 7).map(({ start }) => start)).toEqual([
    '2027-04-03',
    '2027-04-24',
    '2027-05-15',
  ])
})

it('a departure of a season can be left out, full or guaranteed', () => {
  const marked = {
    ...season,
    except: ['2027-04-10'],
    full: ['2027-04-17'],
    guaranteed: ['2027-04-24'],
  }
  expect(departuresFrom([marked], 7)).toMatchObject([
    { start: '2027-04-03', isFull: false, isGuaranteed: false },
    { start: '2027-04-17', isFull: true, isGuaranteed: false },
    { start: '2027-04-24', isFull: false, isGuaranteed: true },
  ])
})

it('the departures of all seasons and single departures are sorted by their first day', () => {
  const next = { first: '2028-04-01', last: '2028-04-01', rhythm: 'weekly' as const }
  const single = { ...next, first: '2027-03-20', last: '2027-03-20', end: '2027-03-26' }
  const departures = departuresFrom([next, single, season], 7)
  expect(departures.map(({ start }) => start)).toEqual([
    '2027-03-20',
    '2027-04-03',
    '2027-04-10',
    '2027-04-17',
    '2027-04-24',
    '2028-04-01',
  ])
})
