// Every address of the route table in both themes and directions.

import { tours } from '../../web/src/content/catalogue.ts'
import { allPaths, matchOf } from '../../web/src/routes.ts'
import { expectDarkAndMirrored, expectScreen } from '../browser/screen.ts'
import { test } from '../browser/visitor.ts'

// Hosting serves /404 with status 404, and Chromium reports the status on the console.
test.use({ expectedConsole: /status of 404/ })

// The three addresses of a tour have the same document (tests/built/tour.test.ts); one tour is opened at all three.
const paths = allPaths().filter((path) => {
  const { id, tour } = matchOf(path)
  return id !== 'tour-detail' || tour === tours[0]
})

for (const path of paths) {
  test(`${path}: heading, axe in both themes and no overflow`, async ({ page }) => {
    await expectScreen(page, path)
    await expectDarkAndMirrored(page)
  })
}
