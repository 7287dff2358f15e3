import { expect, it } from 'vitest'
import { tourDetail } from '../tour-detail.ts'
import { batchesOf } from './departures.ts'

it.each(['leh-to-leh-with-turtuk', 'leh-to-leh-with-hanle'])(
  '%s leaves every Saturday from April to September',
  async (slug) => {
    const { departures, days } = await tourDetail(slug).load()
    const year = departures!.first.slice(0, 4)
    const starts = departures!.starts.filter((start) => start.startsWith(year))
    expect(new Set(starts.map((start) => new Date(start).getUTCDay()))).toEqual(new Set([6]))
    const batches = batchesOf({ starts }, days.length)
    expect(batches.map(({ month }) => month)).toEqual(
      ['April', 'May', 'June', 'July', 'August', 'September'].map((month) => `${month} ${year}`),
    )
    for (const { month, duration } of batches) {
      expect(duration.length, month).toBeGreaterThanOrEqual(4)
      expect(duration.length, month).toBeLessThanOrEqual(7)
    }
  },
)

it('counts the first day among the days', () => {
  const [batch] = batchesOf({ starts: ['2027-08-28'] }, 7)
  expect(batch).toEqual({ month: 'August 2027', duration: ['28 Aug – 3 Sep'] })
})

it('has no batches of a tour on request', () => {
  expect(batchesOf(null, 8)).toEqual([])
})
