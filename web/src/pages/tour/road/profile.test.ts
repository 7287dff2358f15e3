import { expect, it } from 'vitest'
import { OVER_THE_PASS } from '../../../../../tests/content/over-the-pass.ts'
import type { Road } from '../../../content/tour.ts'
import { profileOf } from './profile.ts'

const LEH: Road = { stops: ['Leh'], altitudesM: [3500], legs: [] }

const loop = [LEH, OVER_THE_PASS, { stops: ['Hunder'], altitudesM: [3160], legs: [] }]

it('gives every day the same width', () => {
  const { road, nights } = profileOf(loop)
  expect(road[0]?.x).toBe(0)
  expect(nights.map(({ x }) => x)).toEqual([33.33, 66.67])
  expect(road.at(-1)?.x).toBe(100)
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
  const toThePass: Road = {
    stops: ['Puga', 'Polokongka La'],
    altitudesM: [4400, 4970],
    legs: [[15, 0.5]],
  }
  const days = [OVER_THE_PASS, toThePass]
  expect(profileOf(days).passes.map(({ name }) => name)).toEqual(['Khardung La', 'Polokongka La'])
  const twoPasses: Road = {
    stops: ['Sarchu', 'Nakee La', 'Lachulung La', 'Pang'],
    altitudesM: [4290, 4739, 5065, 4600],
    legs: [
      [40, 1.3],
      [16, 0.5],
      [24, 0.75],
    ],
  }
  const near = [twoPasses, ...Array<Road>(60).fill(LEH)]
  expect(profileOf(near).passes.map(({ name }) => name)).toEqual(['Lachulung La'])
})

it('names fewer passes on a phone, and the highest one of two that stand near', () => {
  const threePasses: Road = {
    stops: ['Sarchu', 'Lachulung La', 'Tanglang La', 'Leh'],
    altitudesM: [4290, 5065, 5328, 3500],
    legs: [
      [60, 2],
      [100, 3],
      [100, 3],
    ],
  }
  const passes = profileOf([threePasses, ...Array<Road>(9).fill(LEH)]).passes
  expect(passes.map(({ name, isOnPhones }) => [name, isOnPhones])).toEqual([
    ['Lachulung La', false],
    ['Tanglang La', true],
  ])
})

it('has an axis of round altitudes', () => {
  expect(profileOf(loop).levels.map(({ altitudeM }) => altitudeM)).toEqual([3000, 4000, 5000])
})

it('ends the ground at the sea, and not below it', () => {
  const coast: Road = { stops: ['Galle', 'Ella'], altitudesM: [10, 1040], legs: [[150, 5]] }
  const { foot, levels } = profileOf([coast])
  expect(levels[0]).toEqual({ altitudeM: 0, y: foot })
})
