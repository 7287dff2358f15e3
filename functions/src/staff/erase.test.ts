import { expect, it } from 'vitest'
import { monthsBefore } from './erase.ts'

it.each([
  ['2027-08-31', 6, '2027-02-28'],
  ['2028-08-30', 6, '2028-02-29'],
  ['2027-03-31', 24, '2025-03-31'],
  ['2027-01-15', 1, '2026-12-15'],
])('%s less %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(`${now}T03:30:00Z`), months)).toEqual(
    new Date(`${before}T03:30:00Z`),
  )
})
