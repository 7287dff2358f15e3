import { expect, it } from 'vitest'
import { clockOf, knownTimes } from './clock.ts'

// By legs.yaml Leh to Khardung La takes 1.75 h, on to Khalsar 2 h, on to Diskit 0.6 h.
const stops = ['Leh', 'Khardung La', 'Khalsar', 'Diskit']
const track = (...titles: string[]) => titles.map((title) => ({ title }))

it('the day starts with its departure, and not with an earlier entry that names a stop', () => {
  const entries = track('06:30 Breakfast in Leh', '08:00 Leave Leh', '12:00 Lunch in Khalsar')
  expect(knownTimes({ stops, track: entries })).toEqual([
    { stop: 0, minutes: 480 },
    { stop: 2, minutes: 720 },
  ])
})

it('an entry without a time or without a stop gives no time', () => {
  const entries = track('08:00 Leave Leh', 'Evening in Diskit', '10:30 Tea at the roadside')
  expect(knownTimes({ stops, track: entries })).toEqual([{ stop: 0, minutes: 480 }])
})

it('a stop that is passed twice gets its times in the order of the road', () => {
  const loop = ['Leh', 'Khardung La', 'Khalsar', 'Khardung La', 'Leh']
  const entries = track('08:00 Leave Leh', '10:00 Khardung La', '16:00 Khardung La again')
  expect(knownTimes({ stops: loop, track: entries }).map(({ stop }) => stop)).toEqual([0, 1, 3])
  const back = track('08:00 Leave Leh', '17:00 Back over Khardung La', '18:00 Leh')
  expect(knownTimes({ stops: loop, track: back }).map(({ stop }) => stop)).toEqual([0, 3, 4])
})

it('between two known times the time passes as the riding hours do', () => {
  const entries = track('08:00 Leave Leh', '13:00 Khalsar')
  const [, atPass] = clockOf({ stops, track: entries })
  expect(atPass).toBeCloseTo(480 + 300 * (1.75 / 3.75))
})

it('after the last known time the ride takes a quarter longer than its riding hours', () => {
  const entries = track('08:00 Leave Leh', '10:00 Khardung La')
  const [, , atKhalsar, inDiskit] = clockOf({ stops, track: entries })
  expect(atKhalsar).toBeCloseTo(600 + 2 * 75)
  expect(inDiskit).toBeCloseTo(600 + 2.6 * 75)
})

it('a day without times has no clock', () => {
  expect(clockOf({ stops, track: track('A day of rest in Leh') })).toEqual([])
})
