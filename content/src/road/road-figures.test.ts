import { expect, it } from 'vitest'
import { rides } from '../../fixture/rides.ts'
import type { Road } from '../entities.ts'
import { figuresOf, infoOf, tourTotalsOf } from './road-figures.ts'

const [REST, , OVER_THE_PASS] = rides.turtuk as [Road, Road, Road]

it('a riding day has the distance, the hours and the altitudes of its road', () => {
  expect(figuresOf(OVER_THE_PASS)).toEqual({
    distanceKm: 130,
    hours: 6,
    highestM: 5359,
    sleepM: 3160,
  })
})

it('3 a rest day has an altitude, but no badge with time and distance', () => {
  const figures = figuresOf(REST)
  expect(figures).toEqual({ distanceKm: 0, hours: 0, highestM: 3500, sleepM: 3500 })
  expect(infoOf(figures)).toBeNull()
})

it('3 a time such as 3.5 hours is written as a range of full hours', () => {
  const day = { distanceKm: 170, highestM: 0, sleepM: 0 }
  expect(infoOf({ ...day, hours: 3.5 })).toEqual({ time: '3-4h', distance: '170kms' })
  expect(infoOf({ ...day, hours: 6 })).toEqual({ time: '6h', distance: '170kms' })
})

it('a tour has the distance and the highest point of all days, and one night fewer than days', () => {
  const days = [OVER_THE_PASS, REST, OVER_THE_PASS]
  expect(tourTotalsOf(days)).toEqual({ distanceKm: 260, nights: 2, highestM: 5359 })
})
