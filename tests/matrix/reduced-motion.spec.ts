import type { Page } from '@playwright/test'
import { BACK_TO_TOP, PAUSE_SLIDES, PLAY_SLIDES } from '../../web/src/content/labels.ts'
import { destinationRow, first } from '../browser/carousels.ts'
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

test('back to top scrolls to the top without an animation', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => window.scrollTo(0, 900))
  const button = page.getByRole('link', { name: BACK_TO_TOP })
  await expect(button).toBeVisible()
  const top = await button.evaluate((element: HTMLElement) => {
    element.click()
    return window.scrollY
  })
  expect(top).toBe(0)
})

test('counters stand still, and a carousel turns only after Play', async ({ page }) => {
  await page.goto('/')
  const figure = page
    .locator('dl > div', { has: page.getByText('Visitor', { exact: true }) })
    .locator('dd')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveText('4589')
  await expect(figure.locator('[aria-hidden]')).toHaveCount(0)
  await destinationRow(page).getByRole('button', { name: PLAY_SLIDES }).click()
  await expect(destinationRow(page).getByRole('button', { name: PAUSE_SLIDES })).toBeVisible()
  await expect(first(destinationRow(page))).toHaveText('Singapore')
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
