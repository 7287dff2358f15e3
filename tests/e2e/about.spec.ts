import { PICTURES_ON_THE_WAY } from '../../web/src/content/labels.ts'
import { pictures } from '../../web/src/content/pictures.ts'
import { expect, expectNoOverflow, see, test } from '../browser/visitor.ts'

test('2.6, 4, 9 About Us’ carousel turns, and not while a picture is open', async ({ page }) => {
  await page.clock.install()
  await page.goto('/aboutus')
  const carousel = page.getByRole('region', { name: PICTURES_ON_THE_WAY })
  // The pictures in view. The pictures beside the visible part are hidden, from screen readers too.
  const prints = carousel.locator('li:not([aria-hidden=true])').getByRole('link')
  // Hidden from screen readers while a picture is open.
  const track = page.locator('section', { has: page.getByText('On the way') }).locator('ul')
  await see(carousel)
  // react-multi-carousel measures itself again 400 ms after its start, by this clock too.
  await expect(prints).toHaveCount(9)
  // The clock leaps when it is paused, and a carousel out of view does not turn.
  await see(page.getByRole('heading', { level: 1 }))
  await page.clock.pauseAt(Date.now() + 60_000)
  await see(carousel)
  await expect(prints.first()).toHaveAccessibleName(pictures['leh-palace'].alt)
  await page.clock.runFor(2900)
  await expect(prints.first()).toHaveAccessibleName(pictures['leh-palace'].alt)
  await page.clock.runFor(200)
  await expect(prints.first()).toHaveAccessibleName(pictures.thiksey.alt)
  await expect(track).toHaveCSS('transition-duration', '0.4s')

  await page.clock.resume()
  await prints.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  const held = await track.getAttribute('style')
  await page.clock.runFor(9000)
  expect(await track.getAttribute('style')).toBe(held)
})

test('2.6 the carousel shows 2 to 12 pictures', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/aboutus')
  const carousel = page.getByRole('region', { name: PICTURES_ON_THE_WAY })
  for (const [width, shown] of [
    [320, 2],
    [425, 3],
    [767, 5],
    [992, 7],
    [1200, 9],
    [1400, 12],
    [1920, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await see(carousel)
    const prints = carousel.locator('li:not([aria-hidden=true])').getByRole('link')
    await expect(prints).toHaveCount(shown)
    await expectNoOverflow(page)
  }
  const tops = await page
    .locator('main li:has(img) h3')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().y))
  expect(tops[1], 'the team is a grid').toBeCloseTo(tops[0] ?? 0, 0)
})
