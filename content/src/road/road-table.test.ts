import { expect, it } from 'vitest'
import { roadsOf } from './road-table.ts'

const place = { lat: 34, lon: 77, grade: 'A' }

const roads = roadsOf(
  {
    Hunder: { ...place, altitudeM: 3160 },
    Turtuk: { ...place, altitudeM: 2900 },
    Thang: { ...place, altitudeM: 2850 },
  },
  [
    { from: 'Hunder', to: 'Turtuk', roadKm: 81, ridingHours: 2.5 },
    { from: 'Turtuk', to: 'Thang', roadKm: 10, ridingHours: 0.4 },
  ],
)

it('a road has the altitudes of its stops, and finds a leg in either direction', () => {
  expect(roads.roadOf(['Hunder', 'Turtuk', 'Thang', 'Turtuk'])).toEqual({
    stops: ['Hunder', 'Turtuk', 'Thang', 'Turtuk'],
    altitudesM: [3160, 2900, 2850, 2900],
    legs: [
      [81, 2.5],
      [10, 0.4],
      [10, 0.4],
    ],
  })
})

it('a road with an unknown place or leg throws an error that names the place or leg', () => {
  expect(() => roads.roadOf(['Atlantis'])).toThrow('Atlantis')
  expect(() => roads.roadOf(['Hunder', 'Thang'])).toThrow('"Hunder" to "Thang"')
})
