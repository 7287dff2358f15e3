// The printed page has the content of the page, without overlaps and without empty areas.

import { posts } from '../../web/src/content/blog.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { postPath } from '../../web/src/routes.ts'
import { faults, layOutOn, NO_FAULTS, SHEETS } from '../browser/print.ts'
import { expect, test } from '../browser/visitor.ts'

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
    for (const [name, [width, height]] of Object.entries(SHEETS)) {
      await layOutOn(page, width, height)
      expect.soft(await page.evaluate(faults), name).toEqual(NO_FAULTS)
    }
  })
}
