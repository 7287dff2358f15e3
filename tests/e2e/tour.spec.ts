// The tour page of spec 2.5, its sample variant and the page without a tour.

import type { Locator, Page } from '@playwright/test'
import { tours } from '../../web/src/content/catalogue.ts'
import { figuresOfDay, totalKm, turtuk } from '../browser/content.ts'
import { alive, expect, passInPage, requestsOf, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('a tour has the same page at its slug, its number and its short address', async ({ page }) => {
  for (const path of [TURTUK, '/tour-detail-one/1', '/tour-detail-one/leh-to-leh-with-turtuk']) {
    await page.goto(path)
    await alive(page)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Turtuk')
    await expect(page.locator('#day-7').getByText('Day 7', { exact: true })).toBeVisible()
  }
})

test('the header links to Home and to all tours', async ({ page }) => {
  await page.goto(TURTUK)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Tour'])
  await trail.getByRole('link', { name: 'Tour' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Packages')
  await page.goBack()
  await trail.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('place and detail items are those of the specification', async ({ page }) => {
  await page.goto(TURTUK)
  const main = page.getByRole('main')
  await expect(main.getByText('Ladakh, India', { exact: true })).toBeVisible()
  for (const [name, title] of [
    ['Duration', '7 days'],
    ['Type', 'Adventure'],
    ['Group Size', 'up to 50'],
    ['Languages', 'English/Hindi'],
    ['Price per person', 'From INR 3,414 / Day'],
  ] as const) {
    const term = main.getByRole('term').filter({ hasText: name })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(title)
  }
})

test('the itinerary shows the distance, hours and altitude of each day', async ({ page }) => {
  await page.goto(TURTUK)
  const days = region(page, 'Itinerary')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(days).toHaveCount(7)
  const third = days.nth(2)
  await expect(third.getByRole('heading')).toHaveText(turtuk.days[2]!.title)
  for (const figure of figuresOfDay(3)) {
    await expect(third.getByText(figure, { exact: true })).toBeVisible()
  }
  await expect(third.getByText(turtuk.days[2]!.track[0]!.title)).toBeVisible()
  await expect(days.first().getByText('kms')).toHaveCount(0)
  await expect(region(page, 'Itinerary').getByText(totalKm)).toBeVisible()
})

test('of four questions one is open at a time, initially the first question', async ({ page }) => {
  await page.goto(TURTUK)
  await alive(page)
  const questions = region(page, 'Q&A').locator('details')
  await expect(questions).toHaveCount(4)
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(2)).toHaveAttribute('open')
  await expect(region(page, 'Q&A').locator('details[open]')).toHaveCount(1)
})

test('the comment form sends nothing', async ({ page }) => {
  await page.goto(TURTUK)
  const form = page.getByRole('form', { name: 'Leave A Comment', exact: true })
  const send = form.getByRole('button', { name: 'Send Message' })
  await expect(send).toBeEnabled()
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@example.org')
  await form.getByLabel('Comments').fill('Is April too cold?')
  const requests = requestsOf(page)
  await send.click()
  await passInPage(page, 200)
  await expect(form.getByLabel('Comments')).toHaveValue('Is April too cold?')
  await expect(page).toHaveURL(TURTUK)
  expect(requests).toEqual([])
})

test('the map is 500 pixels high', async ({ page }) => {
  await page.goto(TURTUK)
  const map = page.getByTitle('Map of Leh to Leh with Turtuk')
  await expect(map).toHaveAttribute(
    'src',
    'https://maps.google.com/maps?q=Turtuk%2C%20Ladakh%2C%20India&output=embed',
  )
  await expect(map).toHaveAttribute('height', '500')
  await expect(map).toHaveCSS('height', '500px')
})

test('the lightbox is fetched when it is first opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/lightbox-view.*\.js/.test(request.url())) scripts.push(request.url())
  })
  await page.goto(TURTUK)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await openLightbox(page)
  expect(scripts).toHaveLength(1)
})

test('the lightbox wraps around at both ends', async ({ page }) => {
  await page.goto(TURTUK)
  await expect(pictures(page)).toHaveCount(4)
  const four = await pictures(page)
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => ({
        alt: image.getAttribute('alt') ?? '',
        src: image.getAttribute('src') ?? '',
      })),
    )
  const lightbox = await openLightbox(page)
  const expectPicture = async ({ alt = '', src = '' } = {}) => {
    await expect(current(lightbox)).toHaveAccessibleName(alt)
    await expect(current(lightbox)).toHaveAttribute('src', src)
  }
  await expectPicture(four[0])
  await lightbox.getByRole('button', { name: 'Previous image' }).click()
  await expectPicture(four[3])
  for (const picture of four) {
    await animationEnds(page)
    await lightbox.getByRole('button', { name: 'Next image' }).click()
    await expectPicture(picture)
  }
})

test('the lightbox zooms in three steps and out again', async ({ page }) => {
  await page.goto(TURTUK)
  const lightbox = await openLightbox(page)
  const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => {
    return lightbox.getByRole('button', { name })
  })
  await expect(zoomOut!).toBeDisabled()
  for (let step = 1; step <= 3; step++) await zoomIn!.click()
  await expect(zoomIn!).toBeDisabled()
  for (let step = 1; step <= 3; step++) await zoomOut!.click()
  await expect(zoomOut!).toBeDisabled()
})

test('the lightbox slides a picture for 300 ms and keeps it 10 pixels from the edges', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(TURTUK)
  const lightbox = await openLightbox(page)
  await animationEnds(page)
  const { x = 0, width = 0 } = (await current(lightbox).boundingBox()) ?? {}
  expect([x, width].map(Math.round)).toEqual([10, 370])
  const slide = lightbox.evaluate(
    (dialog) =>
      new Promise((resolve) => {
        dialog.addEventListener('transitionrun', ({ target }) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(target as Element)
          if (transitionProperty === 'transform') resolve(transitionDuration)
        })
      }),
  )
  await lightbox.getByRole('button', { name: 'Next image' }).click()
  expect(await slide).toBe('0.3s')
})

test('the lightbox keeps the focus inside and gives it back', async ({ page }) => {
  await page.goto(TURTUK)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  const second = pictures(page).nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' })
  await expect(lightbox).toContainText('2 of 4')
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press(key)
      await expect(lightbox.locator(':focus')).toHaveRole('button')
    }
  }
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(second).toBeFocused()
})

test('the lightbox closes at its button', async ({ page }) => {
  await page.goto(TURTUK)
  const lightbox = await openLightbox(page)
  await lightbox.getByRole('button', { name: 'Close lightbox' }).click()
  await expect(lightbox).toHaveCount(0)
})

test.describe('a picture that does not load', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('is reported in the lightbox', async ({ page }) => {
    await page.route('**/pictures/*', (route) => route.abort())
    await page.goto(TURTUK)
    const lightbox = await openLightbox(page)
    await expect(current(lightbox)).toHaveText('This image failed to load')
  })
})

test.describe('pictures whose code does not load', () => {
  test.use({ expectedConsole: /net::ERR|dynamically imported module/ })

  test('leave the page unchanged, and load at the next press', async ({ page }) => {
    const files = /lightbox-view-.*\.js/
    await page.route(files, (route) => route.abort())
    await page.goto(TURTUK)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    await pictures(page).first().click()
    const gone = page.getByRole('dialog', { name: 'Pictures' })
    await expect(gone).toContainText('The pictures could not be loaded.')
    await gone.getByRole('button', { name: 'Close' }).click()
    await expect(gone).toHaveCount(0)
    await page.unroute(files)
    await openLightbox(page)
  })
})

test('the address without a tour lists all tours', async ({ page }) => {
  await page.goto('/tour-detail-one')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour')
  const choices = page.getByRole('region', { name: 'Choose a tour' })
  await expect(choices.getByRole('article')).toHaveCount(tours.length)
  await choices.getByRole('link', { name: 'Leh to Leh with Hanle' }).click()
  await expect(page).toHaveURL('/tour-detail-one/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Hanle')
})

test('the second layout is a sample with five pictures and the default place', async ({ page }) => {
  await page.goto('/tour-detail-two')
  await expect(pictures(page)).toHaveCount(5)
  await expect(page.getByRole('main').getByText('New Zealand', { exact: true })).toBeVisible()
  await openLightbox(page)
})

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

function pictures(page: Page) {
  return region(page, 'Pictures').getByRole('button')
}

async function openLightbox(page: Page) {
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' })
  // Waits for the page's code, because the pictures do nothing without the code.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await pictures(page).first().click()
  await expect(lightbox).toBeVisible()
  return lightbox
}

/** The shown picture. The previous and the next picture stand beside the screen. */
function current(lightbox: Locator) {
  return lightbox.locator('.ril-image-current')
}

/** Waits for the end of the slide, because the package ignores presses during the slide. */
async function animationEnds(page: Page) {
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeEnabled()
}
