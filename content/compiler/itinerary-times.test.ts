import { expect, it } from 'vitest'
import { fixture as content } from '../fixture/index.ts'
import { compile } from './compile.ts'
import { tableOf, timedStretchesOf } from './itinerary-times.ts'

const { tours } = compile(content)
const { roads } = tours[0]!

const stops = ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder']

it('a stretch’s time beyond the riding time of its legs is a halt', () => {
  const found = timedStretchesOf(
    dayWith(['08:00 Leave Leh', '10:00 Khardung La', '13:00 Diskit']),
    roads,
  )
  expect(found).toMatchObject([
    { from: 'Leh', to: 'Khardung La', rideMinutes: 105, haltMinutes: 15 },
    { from: 'Khardung La', to: 'Diskit', rideMinutes: 156, haltMinutes: 24 },
  ])
})

it('an entry that is at no stop of the day is not compared', () => {
  expect(
    timedStretchesOf(dayWith(['11:00 Check-in', '17:00 A walk', '18:00 Diskit']), roads),
  ).toEqual([])
})

it('the table has a row for each day of each tour, and rows for timed stretches', () => {
  const rows = tableOf(tours)
  const days = tours.flatMap(({ text }) => text.days)
  expect(rows.filter((row) => 'km' in row)).toHaveLength(days.length)
  expect(rows).toContainEqual(expect.objectContaining({ from: '08:00 Leh', ride: 105 }))
})

function dayWith(titles: readonly string[]) {
  const track = titles.map((title) => ({ time: title.slice(0, 5), title: title.slice(6) }))
  return { stops, track: track.map((entry) => ({ ...entry, description: '', line: 1 })) }
}
