import { expect, it } from 'vitest'
import { byMonth, datesText } from './departure-texts.ts'
import { loadTourDetail } from './tour-detail.ts'

it.each(['leh-to-leh-with-turtuk', 'leh-to-leh-with-hanle'])(
  '2.5, 3 in its first year %s leaves on 4 to 7 Saturdays a month',
  async (slug) => {
    const { departures } = await loadTourDetail(slug)
    const year = departures[0]!.start.slice(0, 4)
    const inYear = departures.filter(({ start }) => start.startsWith(year))
    expect(inYear.filter(({ start }) => new Date(start).getUTCDay() !== 6)).toEqual([])
    const batches = byMonth(inYear)
    expect(batches.map(([month]) => month)).toEqual(
      ['April', 'May', 'June', 'July', 'August', 'September'].map((month) => `${month} ${year}`),
    )
    for (const [month, { length }] of batches) expect([4, 5, 6, 7], month).toContain(length)
  },
)

it.each([
  ['2027-05-01', '2027-05-07', '1–7 May 2027'],
  ['2027-08-28', '2027-09-03', '28 Aug – 3 Sep 2027'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027'],
])('3 the dates %s to %s are written as %s', (start, end, text) => {
  expect(datesText({ start, end })).toBe(text)
})
