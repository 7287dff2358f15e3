// Translators replace the texts of a page. React must neither fail nor leave an old text there.

import { turtuk } from '../browser/content.ts'
import { translate, useEveryControl } from '../browser/translated.ts'
import { alive, expect, passInPage, see, test } from '../browser/visitor.ts'

test.use({ reducedMotion: 'reduce', expectedConsole: /net::ERR|Failed to load resource|status of/ })

for (const path of [
  '/',
  `/${turtuk.slug}`,
  '/which-ride-is-mine',
  '/grid-left-sidebar',
  '/contact',
  '/user-payment',
]) {
  test(`${path}: every control does the same in a translated page`, async ({ page, context }) => {
    const plain = await context.newPage()
    const words: string[][] = []
    for (const each of [page, plain]) {
      await each.clock.install({ time: new Date('2027-05-01T08:00:00Z') })
      await each.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 500 }))
      await each.goto(path)
      await alive(each)
      // Parts whose code comes when they are near.
      for (const section of await each.locator('main section, footer').all()) await see(section)
      await each.waitForLoadState('networkidle')
      if (each === page) await translate(each)
      await passInPage(each, 100)
      words.push(await useEveryControl(each))
      // The next page begins with the theme and the direction of a first visit.
      await each.evaluate(() => localStorage.clear())
    }
    expect(words[0]!.length).toBeGreaterThan(1)
    expect(words[0]).toEqual(words[1])
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'This page could not be loaded',
    )
    await plain.close()
  })
}
