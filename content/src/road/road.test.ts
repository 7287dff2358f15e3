// Expected figures were computed by hand from places.yaml, legs.yaml and rides.ts.

import { expect, it } from 'vitest'
import { rides } from '../../fixture/rides.ts'
import { nightsOf } from './nights.ts'
import { roadOf } from './places-and-legs.ts'
import { petrolStretches } from './pumps.ts'
import { figuresOf, infoOf } from './road-figures.ts'

it('the nights that exceed the guideline are found', () => {
  const beyond = nightsOf(rides.turtuk).filter((night) => night.isBeyond)
  expect(beyond.map(({ number, bed, gainM }) => [number, bed, gainM])).toEqual([
    // Guests come to the first night from the plains.
    [1, 'Leh', null],
    [5, 'Spangmik', 1090],
  ])
})

// Shimla, without a reliable pump, is the start of the tour.
it.each([
  ['turtuk', 'Diskit', 'Karu', 308],
  ['spiti', 'Shimla', 'Kaza', 510],
] as const)('%s has its longest stretch without petrol from %s to %s', (ride, from, to, km) => {
  const stretches = petrolStretches(rides[ride])
  expect(stretches.toSorted((a, b) => b.km - a.km)[0]).toEqual({ from, to, km })
  const road = rides[ride].flatMap(({ legs }) => legs.map(([legKm]) => legKm))
  const whole = road.reduce((sum, legKm) => sum + legKm, 0)
  expect(stretches.reduce((sum, stretch) => sum + stretch.km, 0)).toBeCloseTo(whole, -1)
})

it('3 a day has its time with halts, in full hours or a range of these, and a rest day has none', () => {
  const day = figuresOf(rides.turtuk[2]!)
  expect(infoOf(day)).toEqual({ time: '6h', distance: '130kms' })
  expect(infoOf({ ...day, hours: 3.5 })).toEqual({ time: '3-4h', distance: '130kms' })
  expect(infoOf(figuresOf(roadOf(['Leh'])))).toBeNull()
})

it('a road with an unknown place or leg throws an error that names the place or leg', () => {
  expect(() => roadOf(['Atlantis'])).toThrow('Atlantis')
  expect(() => roadOf(['Hunder', 'Thang'])).toThrow('"Hunder" to "Thang"')
})
