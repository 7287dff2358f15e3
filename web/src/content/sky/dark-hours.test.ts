// The values were computed with suncalc 2.0.2 and astronomy-engine 2.1.19, which agree within two minutes.

import { expect, it } from 'vitest'
import { darkHoursAfter, darkHoursInHanle } from './dark-hours.ts'

const HANLE = { lat: 32.78, lon: 78.96 }

// biome-ignore format: a table
it.each([
  ['2027-05-01', 6.4],
  ['2027-05-29', 4.3],
  ['2027-07-31', 7.0],
  ['2027-08-28', 6.5],
  ['2027-09-11', 2.2],
])('the night of %s in Hanle has %d dark hours', (date, hours) => {
  const dark = darkHoursAfter(Date.parse(`${date}T12:00:00+05:30`), HANLE)
  expect(Math.abs(dark - hours)).toBeLessThanOrEqual(0.15)
})

it('a departure has the dark hours of its night in Hanle, and null without such a night', () => {
  const days = [
    { stops: ['Leh'] },
    { stops: ['Leh', 'Karu', 'Hanle'] },
    { stops: ['Hanle', 'Leh'] },
  ]
  expect(darkHoursInHanle('2027-07-30', days)).toBeCloseTo(7, 0)
  expect(darkHoursInHanle('2027-09-10', days)).toBeCloseTo(2.2, 0)
  expect(darkHoursInHanle('2027-07-30', [{ stops: ['Leh'] }])).toBeNull()
})
