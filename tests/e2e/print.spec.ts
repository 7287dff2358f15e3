// The printed page of a tour, and its sheets.

import { turtuk } from '../browser/content.ts'
import { faults, layOutOn, NO_FAULTS, SHEETS } from '../browser/print.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`

test('a tour prints without overlaps, gaps or controls, and with a box for each thing to pack', async ({
  page,
}) => {
  // The boxes of the list are controls once the visitor has come near them, so the page is laid out first.
  await page.emulateMedia({ media: 'print' })
  await page.goto(TURTUK)
  for (const [width, height] of Object.values(SHEETS)) {
    await layOutOn(page, width, height)
    expect(await page.evaluate(faults)).toEqual(NO_FAULTS)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.goto(TURTUK)
  await alive(page)
  const list = page.getByRole('region', { name: 'Things to Pack' })
  await see(list)
  await list.getByRole('checkbox').first().check()
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByRole('checkbox')).toHaveCount(turtuk.thingsToPack.length)
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  await expect(list.getByRole('status')).toBeHidden()
})
