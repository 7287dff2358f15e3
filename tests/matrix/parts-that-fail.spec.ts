import { turtuk } from '../browser/content.ts'
import { current, openLightbox, pictures } from '../browser/lightbox.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`

test.use({ expectedConsole: /net::ERR|Failed to load|Failed to fetch|dynamically imported module/ })

test('2.5, 8 a picture that does not load is reported in the lightbox', async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.abort())
  await page.goto(TURTUK)
  const lightbox = await openLightbox(page)
  await expect(current(lightbox)).toHaveText('This image failed to load')
})

test('a picture opens as its file when the lightbox does not load', async ({ page }) => {
  await page.route(/lightbox-view-.*\.js/, (route) => route.abort())
  await page.goto(TURTUK)
  await alive(page)
  await pictures(page).first().click()
  await expect(page).toHaveURL(/\/pictures\/[\w-]+\.svg$/)
})

test('map, profile and days stay when the code of the ride does not load', async ({ page }) => {
  await page.route(/\/assets\/ride-/, (route) => route.abort())
  await page.goto(TURTUK)
  const place = page.getByRole('region', { name: 'Itinerary' }).locator('[class*=room]')
  await expect(place).toHaveCount(1)
  const map = page.getByRole('img', { name: /^Map of the road/ })
  await map.scrollIntoViewIfNeeded()
  // The page has noticed the failure.
  await expect(place).toHaveCount(0)
  await expect(map).toBeVisible()
  await expect(page.getByRole('link', { name: /^Day 3: / })).toBeVisible()
  await expect(page.getByText(turtuk.days[0]!.track[0]!.title).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Turtuk')
})
