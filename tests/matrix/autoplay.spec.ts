// What pauses the carousels of the home page (spec 2.3).

import { NEXT_SLIDE, PAUSE_SLIDES, PLAY_SLIDES } from '../../web/src/content/labels.ts'
import { destinationRow, first, items, openInStoppedTime, ready } from '../browser/carousels.ts'
import { expect, see, test } from '../browser/visitor.ts'

test('2.3, 4 autoplay pauses for the button, the pointer, the focus, a hidden tab, and out of view', async ({
  page,
}) => {
  await openInStoppedTime(page)
  const row = destinationRow(page)
  await see(row)
  await ready(row)
  const next = row.getByRole('button', { name: NEXT_SLIDE })
  /** Lets seven seconds pass, in which a running carousel turns twice. */
  const expectStill = async (why: string) => {
    const before = await first(row).innerText()
    await page.clock.runFor(7000)
    await expect(first(row), why).toHaveText(before)
  }
  const expectTurn = async (why: string) => {
    const before = await first(row).innerText()
    await page.clock.runFor(3100)
    await expect(first(row), why).not.toHaveText(before)
  }
  await row.getByRole('button', { name: PAUSE_SLIDES }).click()
  await page.mouse.move(0, 0)
  await expectStill('Pause was pressed')
  await row.getByRole('button', { name: PLAY_SLIDES }).click()
  await page.mouse.move(0, 0)
  await row.getByRole('button', { name: PAUSE_SLIDES }).blur()
  await expectTurn('Play was pressed')

  await items(row).first().hover()
  await expectStill('the pointer is over the carousel')
  await page.mouse.move(0, 0)
  await expectTurn('the pointer has left')

  await next.focus()
  await expectStill('the focus is inside')
  await next.blur()
  await expectTurn('the focus has left')

  await see(page.getByRole('heading', { level: 1 }))
  await expectStill('the carousel is out of view')
  await see(row)
  await expectTurn('the carousel is in view again')

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectStill('the tab is hidden')
})
