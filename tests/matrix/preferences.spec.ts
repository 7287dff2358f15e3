// Settings of a browser: reduced motion (in every test here), more contrast, forced colours, text at 200% (WCAG 1.4.4),
// wide spacing (WCAG 1.4.12). Also the contrast of placeholders.

import type { Page } from '@playwright/test'
import {
  ASK_ABOUT_TOUR,
  BACK_TO_TOP,
  HOW_HIGH_YOU_SLEEP,
  PAUSE_SLIDES,
  PLAY_SLIDES,
} from 'content/control-labels.ts'
import { tours } from 'content/tours.ts'
import { axeProblems } from '../browser/axe.ts'
import { carousel, first } from '../browser/carousels.ts'
import {
  addStyles,
  display,
  expect,
  expectNoOverflow,
  see,
  test,
  visit,
} from '../browser/visitor.ts'
import { colourOf, contrast } from '../suite/wcag-contrast.ts'

test.use({ reducedMotion: 'reduce' })

test('with reduced motion, changes are at once, and nothing runs by itself', async ({ page }) => {
  await visit(page, '/')
  // Changed and read in one task: a short transition could end before a second task reads it.
  for (const change of [
    () => document.documentElement.setAttribute('data-theme', 'dark'),
    () => document.documentElement.setAttribute('dir', 'rtl'),
    () => document.querySelector<HTMLElement>('details:not([open]) > *')!.click(),
  ]) {
    expect(await page.evaluate(`(${change})(), document.getAnimations().length`)).toBe(0)
  }
  const figure = page.getByRole('definition').filter({ hasText: '4589' })
  await see(figure)
  await expect(figure.locator('[aria-hidden]')).toHaveCount(0)
  const row = carousel(page, 'Top Destinations')
  await row.getByRole('button', { name: PLAY_SLIDES }).click()
  await expect(row.getByRole('button', { name: PAUSE_SLIDES })).toBeVisible()
  await expect(first(row)).toHaveText('Singapore')
  const button = page.getByRole('button', { name: BACK_TO_TOP })
  const top = await button.evaluate((element: HTMLElement) => {
    element.click()
    return window.scrollY
  })
  expect(top).toBe(0)
})

test('with more contrast, text and thin lines have one colour', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await visit(page, '/grid')
  const colours = await page.evaluate(() => {
    const of = (selector: string, name: 'color' | 'borderTopColor') =>
      getComputedStyle(document.querySelector(selector)!)[name]
    const field = of('main input:not([hidden])', 'borderTopColor')
    return [of('article p', 'color'), field, of('article p:last-child', 'borderTopColor')]
  })
  expect(new Set(colours)).toEqual(new Set(['rgb(27, 28, 58)']))
  expect(await axeProblems(page), 'light').toEqual([])
  await display(page, { theme: 'dark' })
  expect(await axeProblems(page), 'dark').toEqual([])
})

test('placeholders have a contrast of 4.5:1 in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/user-social')
    const fields = await page.getByPlaceholder(/./).all()
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      const [words, ground] = await field.evaluate((input) => [
        getComputedStyle(input, '::placeholder').color,
        getComputedStyle(input).backgroundColor,
      ])
      expect(contrast(colourOf(words!), colourOf(ground!))).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('in forced colours, current items, cards and marked bars are told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/grid')
  await expect(page.locator('nav [aria-current=page]').last()).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('article').first()).toHaveCSS('outline-style', 'solid')
  await page.goto('/')
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  // The rules for forced colours come with the whole sheets, after the load event.
  await expect(items.nth(1)).toHaveCSS('border-bottom-color', ground)
  await expect(items.first()).toHaveCSS('outline-style', 'solid')
  await visit(page, '/leh-to-leh-with-turtuk')
  const fillsOf = (rows: string) =>
    page
      .locator(`#itinerary ol > li${rows} rect`)
      .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill))])
  const [high, usual] = [await fillsOf('[data-marked]'), await fillsOf(':not([data-marked])')]
  expect([high.length, usual.length]).toEqual([1, 1])
  expect(high[0]).not.toBe(usual[0])
})

const LARGE = 'html { font-size: 200% !important }'
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

for (const path of [
  '/maintenance',
  '/user-invoice',
  '/grid-left-sidebar',
  '/contact',
  '/before-you-book',
]) {
  test(`${path} fits the window with larger and with spaced text`, async ({ page }) => {
    for (const [style, width] of [
      [LARGE, 360],
      [SPACED, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await visit(page, path)
      await addStyles(page, style)
      await expectNoOverflow(page)
      expect(await clippedElements(page)).toEqual([])
    }
  })
}

test('a tour fits the window with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/leh-to-leh-with-turtuk')
  await addStyles(page, LARGE)
  await see(page.getByRole('heading', { name: HOW_HIGH_YOU_SLEEP }))
  await expectNoOverflow(page)
  // The low bar hides at text fields; this section has no text field.
  await see(page.getByRole('heading', { name: 'Things to Pack' }))
  const bar = page.getByRole('navigation', { name: 'On this page' })
  const ask = bar.getByRole('link', { name: ASK_ABOUT_TOUR })
  await expect(ask).toBeInViewport({ ratio: 1 })
  // Links wider than their place would lie below the button.
  const links = bar.getByRole('list')
  expect(await links.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)

  const prices = page.getByRole('region', { name: 'Price Details' })
  // The slip is near the end of this tall region.
  await prices.evaluate((region) => region.scrollIntoView({ block: 'end' }))
  await expect(prices.getByText('Total for')).toBeVisible()
  await expectNoOverflow(page)
})

test('the title of each tour fits the window with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const { slug } of tours) {
    await page.goto(`/${slug}`)
    await addStyles(page, LARGE)
    await expectNoOverflow(page)
  }
})

test('a sheet shows all of its words with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const sheet of ['/leh-to-leh-with-turtuk/sheet', '/leh-to-leh-with-turtuk/home']) {
    await page.goto(sheet)
    await addStyles(page, LARGE)
    expect(await clippedElements(page), sheet).toEqual([])
  }
})

/** The boxes that clip a part of their own text. */
function clippedElements(page: Page) {
  return page.locator('main, main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element)
        if (!['hidden', 'clip'].includes(overflowX) || clipPath !== 'none') return false
        return element.scrollWidth > element.clientWidth + 1 && Boolean(element.textContent?.trim())
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
}
