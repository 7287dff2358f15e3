import { ASK_ABOUT_TOUR, RIDER_PLACE } from '../../web/src/content/labels.ts'
import { keepTour, TURTUK } from '../browser/kept-tour.ts'
import { LAND, shareOf } from '../browser/pixels.ts'
import { alive, expect, test } from '../browser/visitor.ts'

// A context that other tests have used keeps their service worker.
test.use({
  reuseContext: false,
  expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/,
})

test('a kept tour opens whole without a network', async ({ page, context }) => {
  await keepTour(page)
  await context.setOffline(true)
  await expect(page.getByText('There is no network.')).toBeVisible()

  const cold = await context.newPage()
  await cold.goto(TURTUK)
  await alive(cold)
  await expect(cold.getByText('There is no network.')).toBeVisible()
  const shown = await cold.locator('main img').all()
  expect(shown.length).toBeGreaterThan(4)
  for (const picture of shown) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await test.step('the rider moves on the map', async () => {
    const map = cold.getByRole('img', { name: /^Map of the road/ })
    await map.scrollIntoViewIfNeeded()
    const rider = cold.getByRole('slider', { name: RIDER_PLACE })
    await rider.fill('3')
    await expect(rider).toHaveAttribute('aria-valuetext', /^Day 2, between Leh and /)
    expect(await shareOf(map, LAND.light)).toBeGreaterThan(0.1)
  })
  await cold.getByRole('link', { name: ASK_ABOUT_TOUR }).first().click()
  await expect(cold.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  await cold.getByLabel('Your Name').fill('Asha')
  await cold.getByLabel('Your Email').fill('asha@example.org')
  await cold.getByRole('button', { name: 'Send Message' }).click()
  await expect(cold.getByText('OOPS Something went wrong.')).toBeVisible({ timeout: 3_000 })
  await expect(cold.getByLabel('Your Name')).toHaveValue('Asha')

  await cold.goto(`${TURTUK}/sheet`)
  await expect(cold.getByRole('heading', { name: 'Altitude sickness' })).toBeVisible()

  await test.step('under every address that Hosting redirects', async () => {
    for (const [address, page] of [
      [`${TURTUK}/`, TURTUK],
      [`${TURTUK}.html`, TURTUK],
      ['/tour-detail-one/1/', '/tour-detail-one/1'],
      [`${TURTUK}/sheet/`, `${TURTUK}/sheet`],
    ] as const) {
      await cold.goto(address)
      await expect(cold).toHaveURL(page)
      await expect(cold.getByRole('heading', { level: 1 })).toContainText('Turtuk')
    }
  })

  await cold.goto('/leh-to-leh-with-hanle')
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('There is no network')
  await context.setOffline(false)
  await cold.reload()
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Hanle')
  await context.setOffline(true)
  await cold.reload()
  await cold.getByRole('link', { name: 'Leh to Leh with Turtuk' }).click()
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Turtuk')
})
