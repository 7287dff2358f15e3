import type { Locator, Page } from '@playwright/test'
import { tours } from '../../web/src/content/catalogue.ts'
import { PROFILE_MENU } from '../../web/src/content/labels.ts'
import { display, expect, expectNoOverflow, passInPage, test, visit } from '../browser/visitor.ts'

const SCREENS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 844, height: 390 },
]

for (const viewport of SCREENS) {
  test(`the open profile menu fits ${viewport.width}x${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const direction of ['ltr', 'rtl'] as const) {
      await open(page, '/contact', direction)
      const hamburger = page.getByRole('button', { name: 'Menu', exact: true })
      if (await hamburger.isVisible()) await hamburger.click()
      await page.getByRole('button', { name: PROFILE_MENU }).click()
      const menu = page.locator('#profile-menu')
      await expect(menu).toBeVisible()
      await expectNoOverflow(page)
      for (const entry of await menu.getByRole('link').all()) {
        await entry.focus()
        expect(await isOnTop(entry), await entry.innerText()).toBe(true)
      }
    }
  })
}

// Up to 1311 pixels the controls stand in the bar, from 1312 on in the page's margin.
for (const [width, height] of [
  [320, 568],
  [412, 915],
  [844, 390],
  [1311, 700],
  [1312, 700],
] as const) {
  test(`no floating control covers words or a field, ${width}x${height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const [path, direction] of [
      ['/', 'ltr'],
      ['/contact', 'rtl'],
      ['/user-setting', 'ltr'],
      ['/signup', 'rtl'],
    ] as const) {
      await open(page, path, direction)
      expect(await coveredOnTheWayDown(page), path).toEqual([])
    }
  })
}

/** The addresses of the two tours with the longest titles. */
const longestTitles = tours
  .toSorted((one, other) => other.title.length - one.title.length)
  .slice(0, 2)
  .map(({ slug }) => `/${slug}`)

// A phone on its side, and a laptop whose browser has two toolbars.
for (const [width, height] of [
  [844, 390],
  [1280, 585],
] as const) {
  test(`the heading is on the first screen, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of [...longestTitles, '/login']) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, path).toBeInViewport({ ratio: 0.99 })
      // The low bar could cover its last line.
      expect(await isOnTop(heading, 0.9), path).toBe(true)
    }
  })
}

test('an invalid field scrolls into view with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/user-setting')
  const field = page.getByLabel('First Name')
  await field.fill('')
  const form = page.getByRole('form', { name: 'Personal Details' })
  await form.getByRole('button').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 200))
  await form.getByRole('button').press('Enter')
  await expect(field).toBeFocused()
  const bar = () => page.evaluate(() => document.querySelector('header')!.getBoundingClientRect())
  const label = () => form.getByText('First Name').evaluate((one) => one.getBoundingClientRect())
  await expect.poll(async () => (await label()).top - (await bar()).bottom).toBeGreaterThan(0)
})

async function open(page: Page, path: string, direction: 'ltr' | 'rtl') {
  await visit(page, path)
  await display(page, { direction })
}

/** Whether a press on an element would reach the element, at a part of its height. */
function isOnTop(element: Locator, part = 0.5) {
  return element.evaluate((found, part) => {
    const { left, top, width, height } = found.getBoundingClientRect()
    return found.contains(document.elementFromPoint(left + width / 2, top + height * part))
  }, part)
}

/** Scrolls down a page in steps: what the controls cover at each step. */
function coveredOnTheWayDown(page: Page) {
  return page.evaluate(async () => {
    const covered: string[] = []
    const bar = document.querySelector('header')!
    const group = bar.querySelector('[data-action]')!.parentElement!
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const inside = (a: DOMRect, b: DOMRect) =>
      a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right

    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.7) {
      window.scrollTo(0, y)
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const buttons = [...group.children].filter((button) => button.checkVisibility())
      const boxes = buttons.map((button) => button.getBoundingClientRect())
      for (const box of boxes) {
        const { left, top, right, bottom } = box
        if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) {
          if (window.scrollY > 50) covered.push(`outside the window at ${window.scrollY}`)
        }
        // A control in the bar covers only what the bar covers, and nothing inside the bar.
        const inBar = inside(box, bar.getBoundingClientRect())
        const others = inBar ? bar : document.querySelector('#app')!
        for (const { words, rect } of things(others)) {
          if (meet(box, rect)) covered.push(`${words} at ${Math.round(window.scrollY)}`)
        }
      }
    }
    return covered

    /** The visible words, fields and controls inside an element, without the floating controls. */
    function* things(root: Element) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!
        if (group.contains(parent) || !node.textContent?.trim()) continue
        if (!parent.checkVisibility({ visibilityProperty: true })) continue
        // Text for screen readers only is clipped, so it is not visible.
        if (getComputedStyle(parent).clipPath !== 'none') continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) {
          yield { words: node.textContent.trim().slice(0, 40), rect }
        }
      }
      for (const field of root.querySelectorAll('input, select, textarea, button, header a')) {
        if (group.contains(field) || !field.checkVisibility()) continue
        const words = `${field.tagName} ${field.getAttribute('name') ?? ''}`
        yield { words, rect: field.getBoundingClientRect() }
      }
    }
  })
}

test('no field of a line is ever below the bar of a tour', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/leh-to-leh-with-turtuk')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await passInPage(page, 80)
    await expect.poll(() => fieldsBelowBar(page), `scrolled to ${y}`).toBe(0)
  }
})

function fieldsBelowBar(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="On this page"]:not([data-aside])')
    if (!bar) return 0
    const { top, bottom } = bar.getBoundingClientRect()
    const fields = [
      ...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea'),
    ]
    const boxes = fields.map((field) => field.getBoundingClientRect())
    return boxes.filter((box) => box.bottom > top && box.top < bottom).length
  })
}
