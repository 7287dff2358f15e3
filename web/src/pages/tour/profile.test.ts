import { expect, it } from 'vitest'
import { roadOf } from '../../content/roads.ts'
import { profileOf } from './profile.ts'

const loop = [
  roadOf(['Leh']),
  roadOf(['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder']),
  roadOf(['Hunder']),
]

it('gives every day the same width', () => {
  const { road, nights, middles } = profileOf(loop)
  expect(road[0]?.x).toBe(0)
  expect(nights.map(({ x }) => x)).toEqual([33.33, 66.67])
  expect(road.at(-1)?.x).toBe(100)
  expect(middles).toEqual([16.67, 50, 83.33])
})

it('places stops by their kilometres and altitudes', () => {
  const { highest, nights } = profileOf(loop)
  expect(highest).toMatchObject({ day: 2, altitudeM: 5359, y: 14 })
  // 40 of 130 km into the second of three days.
  expect(highest.x).toBeCloseTo((100 * (1 + 40 / 130)) / 3, 1)
  expect(nights.map(({ altitudeM }) => altitudeM)).toEqual([3500, 3160])
})

it('draws a rest day level', () => {
  const lastDay = profileOf(loop).road.filter(({ day }) => day === 3)
  expect(lastDay).toHaveLength(2)
  expect(lastDay[0]?.y).toBe(lastDay[1]?.y)
})

it('names the passes, and leaves out the lower one of two that stand together', () => {
  const days = [
    roadOf(['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder']),
    roadOf(['Puga', 'Polokongka La']),
  ]
  expect(profileOf(days).passes.map(({ name }) => name)).toEqual(['Khardung La', 'Polokongka La'])
  const near = [
    roadOf(['Sarchu', 'Nakee La', 'Lachulung La', 'Pang']),
    ...Array(60).fill(roadOf(['Leh'])),
  ]
  expect(profileOf(near).passes.map(({ name }) => name)).toEqual(['Lachulung La'])
})

it('has an axis of round altitudes', () => {
  expect(profileOf(loop).levels.map(({ altitudeM }) => altitudeM)).toEqual([3000, 4000, 5000])
})
