import { expect, it } from 'vitest'
import { fixture as content } from '../fixture/index.ts'
import { compile } from './compile.ts'
import type { TourFile } from './files.ts'
import { timedStretchesOf } from './itinerary-times.ts'

const [{ roads }] = compile(content).tours as [TourFile]

const stops = ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder']

it('a stretch’s time beyond the riding time of its legs is a halt', () => {
  const found = timedStretchesOf(
    dayWith(['08:00 Leave Leh', '10:00 Khardung La', '13:00 Diskit']),
    roads,
  )
  expect(found).toMatchObject([
    { from: 'Leh', to: 'Khardung La', rideMinutes: 105, haltMinutes: 15, neededMinutes: 0 },
    { from: 'Khardung La', to: 'Diskit', rideMinutes: 156, haltMinutes: 24, neededMinutes: 0 },
  ])
})

it('an entry with lunch needs a halt of 45 minutes at its place', () => {
  const [, lunch] = timedStretchesOf(
    dayWith(['08:00 Leave Leh', '12:15 Lunch in Khalsar', '13:00 Diskit']),
    roads,
  )
  expect(lunch).toMatchObject({
    from: 'Khalsar',
    haltMinutes: 9,
    neededMinutes: 45,
    haltWord: 'lunch',
  })
})

it('after an entry that leaves a place, an entry with the same place means the stop on the way back', () => {
  const day = {
    ...dayWith(['08:00 Leave Leh', '14:00 Back in Leh']),
    stops: ['Leh', 'Khardung La', 'Leh'],
  }
  expect(timedStretchesOf(day, roads)).toMatchObject([{ from: 'Leh', to: 'Leh', rideMinutes: 210 }])
})

it('an entry that is at no stop of the day is not compared', () => {
  expect(
    timedStretchesOf(dayWith(['11:00 Check-in', '17:00 A walk', '18:00 Leave for Diskit']), roads),
  ).toEqual([])
})

function dayWith(titles: readonly string[]) {
  return { stops, track: titles.map((title) => ({ title, description: '', line: 1 })) }
}
