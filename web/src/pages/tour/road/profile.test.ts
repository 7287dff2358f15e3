import { rides } from 'content/fixture/rides.ts'
import type { Road } from 'content/types.ts'
import { expect, it } from 'vitest'
import { profileOf } from './profile.ts'

const [LEH, , OVER_THE_PASS] = rides.turtuk as [Road, Road, Road]

const loop = [LEH, OVER_THE_PASS, { stops: ['Hunder'], altitudesM: [3160], legs: [] }]

it('a profile gives each day the same width, and places stops by kilometres and altitudes', () => {
  const { road, highest, nights } = profileOf(loop)
  expect([road[0]?.x, road.at(-1)?.x]).toEqual([0, 100])
  expect(nights).toMatchObject([
    { x: 33.33, altitudeM: 3500 },
    { x: 66.67, altitudeM: 3160 },
  ])
  expect(highest).toMatchObject({ day: 2, altitudeM: 5359, y: 14 })
  // 40 of 130 km into the second of three days.
  expect(highest.x).toBeCloseTo((100 * (1 + 40 / 130)) / 3, 1)
  const [begin, end, ...more] = road.filter(({ day }) => day === 3)
  expect([end?.y, more], 'a rest day is level').toEqual([begin?.y, []])
})

it('a profile names the passes, but not the lower one of two that are close together', () => {
  const toThePass = roadOf('Puga 4400, 15, Polokongka La 4970')
  const days = [OVER_THE_PASS, toThePass]
  expect(profileOf(days).passes.map(({ name }) => name)).toEqual(['Khardung La', 'Polokongka La'])
  const near = roadOf('Sarchu 4290, 40, Nakee La 4739, 16, Lachulung La 5065, 24, Pang 4600')
  const { passes } = profileOf([near, ...Array<Road>(60).fill(LEH)])
  expect(passes.map(({ name }) => name)).toEqual(['Lachulung La'])
})

it('on a phone, a profile names only the higher one of two passes that stand near each other', () => {
  const road = roadOf('Sarchu 4290, 60, Lachulung La 5065, 100, Tanglang La 5328, 100, Leh 3500')
  const { passes } = profileOf([road, ...Array<Road>(9).fill(LEH)])
  expect(passes.map(({ name, isOnPhones }) => [name, isOnPhones])).toEqual([
    ['Lachulung La', false],
    ['Tanglang La', true],
  ])
})

it('a profile has an axis of round altitudes', () => {
  expect(profileOf(loop).levels.map(({ altitudeM }) => altitudeM)).toEqual([3000, 4000, 5000])
})

it('the ground of a profile does not go below sea level', () => {
  const coast: Road = { stops: ['Galle', 'Ella'], altitudesM: [10, 1040], legs: [[150, 5]] }
  const { foot, levels } = profileOf([coast])
  expect(levels[0]).toEqual({ altitudeM: 0, y: foot })
})

/** Stops with their altitudes, and the kilometres between them. */
function roadOf(text: string): Road {
  const parts = text.split(', ')
  const stops = parts.filter((_, index) => index % 2 === 0).map((stop) => /(.*) (\d+)/.exec(stop)!)
  return {
    stops: stops.map(([, name]) => name!),
    altitudesM: stops.map(([, , altitude]) => Number(altitude)),
    legs: parts.flatMap((km, index) => (index % 2 ? [[Number(km), 1] as const] : [])),
  }
}
