// The lightbox of a tour's pictures.

import type { Locator, Page } from '@playwright/test'
import { axeProblems } from '../browser/axe.ts'
import { hold, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, matrix, test, visit } from '../browser/visitor.ts'
import { codeOf } from '../suite/site-manifest.ts'

const TURTUK = '/leh-to-leh-with-turtuk'
const CODE = codeOf('lightbox-view.tsx')
/** The address of a drawing, or of a photograph. */
const FILE = /\/pictures\/[\w-]+\.(svg|webp)$/

test('2.5, 4, 7, 9 the lightbox loops and zooms', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, TURTUK)
  await expect(pictures(page)).toHaveCount(4)
  const four = await pictures(page)
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt, src }) => ({ alt, src })))
  const lightbox = await openLightbox(page)
  const expectPicture = async ({ alt = '', src = '' } = {}) => {
    await expect(current(lightbox)).toHaveAccessibleName(alt)
    await expect(current(lightbox)).toHaveJSProperty('src', src)
  }
  // The next picture is in the page too, but hidden from screen readers.
  await expect(lightbox.locator('.ril-image-next')).toHaveCount(1)
  await expect(lightbox.getByRole('img')).toHaveCount(1)
  await expect(lightbox.getByRole('status')).toHaveText(/^1 of 4: \w/)
  await expect(page.locator('.ril-outer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(await axeProblems(page)).toEqual([])
  await expectPicture(four[0])
  await lightbox.getByRole('button', { name: 'Previous image' }).click()
  await expect(lightbox.getByRole('status')).toHaveText(/^4 of 4: \w/)
  await expectPicture(four[3])
  for (const picture of four) {
    await animationEnds(page)
    await lightbox.getByRole('button', { name: 'Next image' }).click()
    await expectPicture(picture)
  }

  // A picture is 10 pixels from the edges, and slides for 300 ms.
  await animationEnds(page)
  const sides = async () => {
    const { x = 0, width = 0 } = (await current(lightbox).boundingBox()) ?? {}
    return [x, width].map(Math.round)
  }
  await expect.poll(sides).toEqual([10, 370])
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
  await animationEnds(page)
  // Three steps zoom in, and three zoom out again.
  const zoomOut = lightbox.getByRole('button', { name: 'Zoom out' })
  const zoomIn = lightbox.getByRole('button', { name: 'Zoom in' })
  await expect(zoomOut).toBeDisabled()
  for (let step = 1; step <= 3; step++) await zoomIn.click()
  await expect(zoomIn).toBeDisabled()
  for (let step = 1; step <= 3; step++) await zoomOut.click()
  await expect(zoomOut).toBeDisabled()
})

test('2.5 the lightbox keeps the focus inside and gives it back', async ({ page }) => {
  const release = await hold(page, CODE)
  await visit(page, TURTUK)
  const second = pictures(page).nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeInViewport()
  release()
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' })
  await expect(lightbox).toContainText('2 of 4')
  // The package takes the focus a moment after it has opened.
  await animationEnds(page)
  // Between the last button and the first, the focus is in the browser's own controls.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 7; press++) {
      await page.keyboard.press(key)
      await expect(page.locator(':focus:not(dialog[open] *)')).toHaveCount(0)
    }
  }
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(second).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('4 a swipe shows the next picture, or the one before', async ({ page }) => {
    await visit(page, TURTUK)
    const lightbox = await openLightbox(page)
    const { x, y, width, height } = (await lightbox.boundingBox())!
    const devtools = await page.context().newCDPSession(page)
    for (const [places, shown] of [
      [[0.7, 0.5, 0.3], '2 of 4'],
      [[0.3, 0.5, 0.7], '1 of 4'],
    ] as const) {
      await animationEnds(page)
      for (const [step, place] of places.entries()) {
        await devtools.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ x: x + width * place, y: y + height / 2 }],
        })
      }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(lightbox).toContainText(shown)
    }
  })
})

test.describe('files that load late or never', matrix, () => {
  test.use({
    expectedConsole: /net::ERR|Failed to load|Failed to fetch|dynamically imported module/,
  })

  test('2.5, 8 a picture that does not load is reported in the lightbox', async ({ page }) => {
    await page.route('**/pictures/*', (route) => route.abort())
    await page.goto(TURTUK)
    const lightbox = await openLightbox(page)
    await expect(current(lightbox)).toHaveText('This image failed to load')
  })

  test('a picture opens as its file while the code is missing', async ({ page }) => {
    await openWithoutCode(page, TURTUK)
    await pictures(page).first().click()
    await expect(page).toHaveURL(FILE)
    await page.unrouteAll()
    await page.route(CODE, (route) => route.abort())
    await visit(page, TURTUK)
    await pictures(page).first().click()
    await expect(page).toHaveURL(FILE)
  })
})

/** Waits for the end of the package's animation, because the package ignores presses until then. */
async function animationEnds(page: Page) {
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeEnabled()
}

/** The header pictures of a tour, each a link to its file. */
function pictures(page: Page) {
  return page.getByRole('region', { name: 'Pictures', exact: true }).getByRole('link')
}

/** Waits until the page's code runs, and opens the first picture. */
async function openLightbox(page: Page) {
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' })
  await alive(page)
  await pictures(page).first().click()
  await expect(lightbox).toBeVisible()
  return lightbox
}

/** The shown picture. The previous and the next picture stand outside the window. */
function current(lightbox: Locator) {
  return lightbox.locator('.ril-image-current')
}
