import { expect, it } from 'vitest'
import { tourDetail } from '../tour-detail.ts'
import { batchesOf } from './departures.ts'

it.each(['leh-to-leh-with-turtuk', 'leh-to-leh-with-hanle'])(
  '%s leaves every Saturday from April to September',
  async (slug) => {
    const { departures, days } = await tourDetail(slug).load()
    const batches = batchesOf(departures, days.length)
    expect(batches.map(({ month, duration }) => [month, duration.map(startOf)])).toEqual([
      ['April 2027', [3, 10, 17, 24]],
      ['May 2027', [1, 8, 15, 22, 29]],
      ['June 2027', [5, 12, 19, 26]],
      ['July 2027', [3, 10, 17, 24, 31]],
      ['August 2027', [7, 14, 21, 28]],
      ['September 2027', [4, 11, 18, 25]],
    ])
  },
)

it('counts the first day among the days', () => {
  const [batch] = batchesOf({ first: '2027-08-28', last: '2027-08-28' }, 7)
  expect(batch).toEqual({ month: 'August 2027', duration: ['28 Aug – 3 Sep'] })
})

it('has no batches of a tour on request', () => {
  expect(batchesOf(null, 8)).toEqual([])
})

function startOf(range: string): number {
  return Number.parseInt(range, 10)
}
