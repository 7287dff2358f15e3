import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test.each([
  ['2024-06-19', '19th June 2024'],
  ['2026-02-01', '1st February 2026'],
  ['2026-03-02', '2nd March 2026'],
  ['2026-04-03', '3rd April 2026'],
  ['2026-08-11', '11th August 2026'],
  ['2026-08-12', '12th August 2026'],
  ['2026-08-13', '13th August 2026'],
  ['2026-09-21', '21st September 2026'],
  ['2026-12-31', '31st December 2026'],
])('2.11 %s is the %s', (isoDay, long) => {
  expect(longDate(isoDay)).toBe(long)
})
