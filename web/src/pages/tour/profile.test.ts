import { expect, it } from 'vitest'
import { profileOf } from './profile.ts'

const loop = [
  { stops: ['Leh'] },
  { stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'] },
  { stops: ['Hunder'] },
]

it('gives every day the same width and leaves the edges free', () => {
  const { road, nights, middles } = profileOf(loop)
  expect(road[0]?.x).toBe(4)
  expect(nights.map(({ x }) => x)).toEqual([34.67, 65.33])
  expect(road.at(-1)?.x).toBe(96)
  expect(middles).toEqual([19.33, 50, 80.67])
})

it('places stops by their kilometres and altitudes', () => {
  const { highest, nights } = profileOf(loop)
  expect(highest).toMatchObject({ day: 2, altitudeM: 5359, y: 18 })
  // 40 of 130 km into the second of three days.
  expect(highest.x).toBeCloseTo(4 + (92 * (1 + 40 / 130)) / 3, 1)
  expect(nights.map(({ altitudeM }) => altitudeM)).toEqual([3500, 3160])
})

it('draws a rest day level', () => {
  const lastDay = profileOf(loop).road.filter(({ day }) => day === 3)
  expect(lastDay).toHaveLength(2)
  expect(lastDay[0]?.y).toBe(lastDay[1]?.y)
})
