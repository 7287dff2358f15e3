import { expect, it } from 'vitest'
import { departuresOf } from '../../content/departures.ts'
import { upcoming } from './upcoming.ts'

const all = departuresOf({ starts: ['2027-04-03', '2027-04-10', '2027-04-17', '2027-04-24'] }, 7)

it.each([
  [new Date(2026, 10, 22), ['2027-04-03', '2027-04-10', '2027-04-17', '2027-04-24']],
  [new Date(2027, 3, 10, 23, 59), ['2027-04-10', '2027-04-17', '2027-04-24']],
  [new Date(2027, 3, 11), ['2027-04-17', '2027-04-24']],
  [new Date(2027, 3, 25), []],
])('on %s the departures that have not begun are shown, the next one first', (now, starts) => {
  expect(upcoming(all, now).map(({ start }) => start)).toEqual(starts)
})
