import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { compile } from './compile.ts'
import { filesIn } from './files.ts'
import { tableOf } from './table.ts'

it('the table has every day of every tour with its road and its clock', () => {
  const content = filesIn(fileURLToPath(new URL('../../content', import.meta.url)))
  const { tours } = compile(content)
  const table = tableOf(tours)
  const days = tours.reduce((sum, { text }) => sum + text.days.length, 0)
  expect(table.match(/^ {2}day \d+: /gm)).toHaveLength(days)
  for (const { slug } of tours) expect(table).toContain(`${slug}: `)
  expect(table).toMatch(/^ {4}08:00 Leh → \d\d:\d\d Khardung La: ride 105 min, halts \d+ min/m)
})
