// With reduced motion there is no transition and no animation.

import type { Page } from '@playwright/test'
import { alive, expect, test } from '../browser/visitor.ts'

test.use({ reducedMotion: 'reduce' })

test('a change of theme or direction starts no transition', async ({ page }) => {
  await page.goto('/grid')
  await alive(page)
  for (const change of ['data-theme=dark', 'dir=rtl', 'data-theme=light', 'dir=ltr']) {
    expect(await animationsAfter(page, change), change).toBe(0)
  }
})

test('the arrow of a question does not rotate when the question opens', async ({ page }) => {
  await page.goto('/terms')
  await alive(page)
  const turns = page.evaluate(async () => {
    const summary = document.querySelector<HTMLElement>('details:not([open]) summary')
    summary?.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return [summary?.parentElement?.hasAttribute('open'), document.getAnimations().length]
  })
  expect(await turns).toEqual([true, 0])
})

test('a carousel has its new size within five frames of a rotation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Top Destinations' })
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByRole('button', { name: 'Next slide' })).toBeEnabled()
  // Measures each frame after the resize, until the package has counted its items again.
  await page.evaluate(() => {
    const frames: { filled: boolean }[] = []
    Object.assign(window, { frames })
    const carousel = document.querySelector('section[aria-roledescription=carousel]')!
    const look = () => {
      const row = carousel.querySelector('ul')!.parentElement!.getBoundingClientRect()
      const items = [...carousel.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
      const seen = items.filter(({ left, right }) => {
        return left > row.left - 1 && right < row.right + 1 && right > left
      })
      const width = seen.reduce((sum, item) => sum + item.width, 0)
      frames.push({ filled: Math.abs(width - row.width) < 3 })
      requestAnimationFrame(look)
    }
    addEventListener('resize', () => requestAnimationFrame(look), { once: true })
  })
  await page.setViewportSize({ width: 640, height: 360 })
  const frames = () =>
    page.evaluate(() =>
      (window as unknown as { frames: { filled: boolean }[] }).frames.slice(0, 30),
    )
  await expect.poll(async () => (await frames()).length).toBe(30)
  const late = (await frames()).findLastIndex(({ filled }) => !filled)
  expect(late, 'the last frame with a gap').toBeLessThan(5)
})

test('back to top scrolls to the top without an animation', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => window.scrollTo(0, 900))
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeVisible()
  const top = await button.evaluate((element: HTMLElement) => {
    element.click()
    return window.scrollY
  })
  expect(top).toBe(0)
})

test('the pictures beside the one in the lightbox are hidden from a screen reader', async ({
  page,
}) => {
  await page.goto('/leh-to-leh-with-turtuk')
  await alive(page)
  await page.getByRole('region', { name: 'Pictures' }).getByRole('button').first().click()
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' })
  await expect(lightbox.locator('.ril-image-next')).toHaveCount(1)
  await expect(lightbox.getByRole('img')).toHaveCount(1)
})

/** The number of animations and transitions that run right after an attribute of <html> has changed. */
function animationsAfter(page: Page, change: string) {
  return page.evaluate((attribute) => {
    const [name = '', value = ''] = attribute.split('=')
    document.documentElement.setAttribute(name, value)
    // Without waiting for a frame, in which a transition of 1 ms could start and end.
    return document.getAnimations().length
  }, change)
}
