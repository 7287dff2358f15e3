// The printed page has the content of the page, without overlaps and without empty areas.

import { posts } from '../../web/src/content/blog.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { postPath } from '../../web/src/routes.ts'
import { turtuk } from '../browser/content.ts'
import { openWithoutCode } from '../browser/loading.ts'
import { faults, layOutOn, NO_FAULTS, SHEETS } from '../browser/print.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`

const PATHS = [
  ...tours.slice(1).map(({ slug }) => `/${slug}`),
  ...posts.slice(0, 1).map(({ id }) => postPath(id)),
  '/contact',
  '/terms',
  '/privacy',
  '/user-invoice',
]

for (const path of PATHS) {
  test(`${path} prints on A4 and Letter without overlaps, gaps or controls`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    await alive(page)
    for (const [name, [width, height]] of Object.entries(SHEETS)) {
      await layOutOn(page, width, height)
      expect.soft(await page.evaluate(faults), name).toEqual(NO_FAULTS)
    }
  })
}

test('a tour prints without overlaps, gaps or controls before its code runs, and later with a box for each thing to pack', async ({
  page,
}) => {
  // The boxes of the list are controls once the visitor has come near them, so the page is laid out first.
  await page.emulateMedia({ media: 'print' })
  await openWithoutCode(page, TURTUK)
  await expect(page.getByRole('banner'), 'the styles of print have come').toBeHidden()
  for (const [width, height] of Object.values(SHEETS)) {
    await layOutOn(page, width, height)
    expect(await page.evaluate(faults)).toEqual(NO_FAULTS)
  }
  await page.unrouteAll()
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
