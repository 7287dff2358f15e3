// The values were computed with suncalc 2.0.2 and astronomy-engine 2.1.19, which agree within two minutes.

import { expect, it } from 'vitest'
import { nightFrom, seasonWord, skyOf } from './sky.ts'

const HANLE = { lat: 32.78, lon: 78.96 }

// biome-ignore format: a table
it.each([
  ['2027-05-01', 24, 6.4],
  ['2027-05-29', 39, 4.3],
  ['2027-07-31', 5,  7.0],
  ['2027-08-28', 13, 6.5],
  ['2027-09-11', 84, 2.2],
])('the night of %s in Hanle: %i%% lit, %d hours dark without moon', (date, lit, hours) => {
  const night = nightFrom(Date.parse(`${date}T12:00:00+05:30`), HANLE)
  expect(Math.abs(night.litPercent - lit)).toBeLessThanOrEqual(2)
  expect(Math.abs(night.moonlessHours - hours)).toBeLessThanOrEqual(0.15)
})

it('a departure is judged by its night in Hanle, not by its first day', () => {
  const days = [
    { stops: ['Leh'] },
    { stops: ['Leh', 'Karu', 'Hanle'] },
    { stops: ['Hanle', 'Leh'] },
  ]
  const sky = skyOf('2027-07-30', days)
  expect(sky.hanle?.moonlessHours).toBeCloseTo(7, 0)
  expect(sky.milkyWay).toBe(true)
  expect(skyOf('2027-09-10', days).milkyWay).toBe(false)
  expect(skyOf('2027-07-30', [{ stops: ['Leh'] }]).hanle).toBeNull()
})

it('each month of the season has its word, and no other', () => {
  expect(seasonWord('2027-07-31')).toBe('streams high after noon')
  const months = Array.from({ length: 12 }, (_, month) => month + 1)
  const wordIn = (month: number) => seasonWord(`2027-${String(month).padStart(2, '0')}-02`)
  expect(months.filter((month) => wordIn(month) !== null)).toEqual([4, 5, 6, 7, 8, 9])
})
