import { expect, it } from 'vitest'
import { fixture } from '../fixture/index.ts'
import { compile } from './compile.ts'
import { tableOf } from './table.ts'

it('the table has a row for each day of each tour, and rows for timed stretches', () => {
  const { tours } = compile(fixture)
  const rows = tableOf(tours)
  const days = tours.flatMap(({ text }) => text.days)
  expect(rows.filter((row) => 'km' in row)).toHaveLength(days.length)
  expect(rows).toContainEqual(expect.objectContaining({ from: '08:00 Leh', ride: 105 }))
})
