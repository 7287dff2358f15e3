// Pages in three orders look the same as after a page load (docs/decisions/010).

import { expectSameLooks, KINDS } from '../browser/looks.ts'
import { test } from '../browser/visitor.ts'

test.use({ reducedMotion: 'reduce' })

for (const [name, order] of [
  ['forwards', KINDS],
  ['backwards', [...KINDS].reverse()],
  ['from the middle', [...KINDS.slice(4), ...KINDS.slice(0, 4)]],
] as const) {
  test(`pages look the same after moves as after a page load, ${name}`, async ({ page }) => {
    await expectSameLooks(page, order)
  })
}
