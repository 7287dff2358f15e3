import type { Locator, Page } from '@playwright/test'
import { PROFILE_MENU } from 'content/control-labels.ts'
import { tours } from 'content/tours.ts'
import { display, expect, expectNoOverflow, test, visit } from '../browser/visitor.ts'

// The smallest window is a phone at 400% (WCAG 1.4.10).
const SCREENS = [
  [320, 256],
  [320, 568],
  [844, 390],
] as const

for (const [width, height] of SCREENS) {
  test(`the profile menu fits ${width}x${height}, and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const direction of ['ltr', 'rtl'] as const) {
      await open(page, '/contact', direction)
      const hamburger = page.getByRole('button', { name: 'Menu', exact: true })
      if (await hamburger.isVisible()) await hamburger.click()
      const opener = page.getByRole('button', { name: PROFILE_MENU })
      await opener.click()
      const menu = page.locator('#profile-menu')
      await expect(menu).toBeVisible()
      await expectNoOverflow(page)
      // A menu that is higher than the window scrolls inside a box that fits the window.
      await expect.poll(() => pixelsOutside(menu)).toEqual({ sideways: 0, below: 0 })
      for (const entry of await menu.getByRole('link').all()) {
        await entry.focus()
        expect(await isOnTop(entry), await entry.innerText()).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
  })
}

// Up to 1311 pixels the floating controls stand in the bar, from 1312 on in the page's margin.
for (const [width, height] of [...SCREENS.slice(1), [1311, 700], [1312, 700]] as const) {
  test(`no floating control covers words or a field, ${width}x${height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/user-setting', '/signup']) {
      await open(page, path, path === '/' ? 'ltr' : 'rtl')
      expect(await coveredOnTheWayDown(page), path).toEqual([])
    }
  })
}

const pathsWithLongestTitles = tours
  .toSorted((one, other) => other.title.length - one.title.length)
  .slice(0, 2)
  .map(({ slug }) => `/${slug}`)

// A phone on its side, and a laptop whose browser has two toolbars.
for (const viewport of [
  { width: 844, height: 390 },
  { width: 1280, height: 585 },
]) {
  test(`the first heading is on the first screen, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of [...pathsWithLongestTitles, '/login']) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, path).toBeInViewport({ ratio: 0.99 })
      expect(await isUncovered(heading), path).toBe(true)
    }
  })
}

test('on a phone on its side, words stand beside pictures and cards in a row', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const boxOf = async (place: Locator) => (await place.boundingBox())!
  for (const path of ['/aboutus', '/login', '/comingsoon', '/maintenance']) {
    await visit(page, path)
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    const picture = await boxOf(page.locator('main img').first())
    expect(picture.y + picture.height, path).toBeGreaterThan(heading.y + heading.height)
    expect(picture.y, path).toBeLessThan(heading.y)
  }
  await visit(page, '/')
  const articles = page.locator('section', { hasText: 'Travel Blogs' }).locator('article')
  const tops = await articles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  expect(tops).toEqual(Array(3).fill(tops[0]))
  expect((await boxOf(page.locator('footer [href^="mailto:"]'))).height).toBeLessThan(30)
})

test('letters grow with windows wider than 1920 pixels', async ({ page }) => {
  await visit(page, '/')
  for (const [width, size] of Object.entries({ 1920: '16px', 2560: '20px', 3840: '20px' })) {
    await page.setViewportSize({ width: Number(width), height: 970 })
    await expect(page.locator('body')).toHaveCSS('font-size', size)
  }
})

test('a question mark ends its link in a right-to-left page', async ({ page }) => {
  await open(page, '/', 'rtl')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Which ride is mine?' })
  const [first, last] = await link.evaluate((found) =>
    [0, found.textContent.length - 1].map((at) => {
      const letter = document.createRange()
      letter.setStart(found.firstChild!, at)
      letter.setEnd(found.firstChild!, at + 1)
      return letter.getBoundingClientRect().x
    }),
  )
  expect(last).toBeGreaterThan(first!)
})

test('768 wide, lists take one row, folds align, the form covers no road', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/', ...tours.map(({ slug }) => `/${slug}`)]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const lists = ['[aria-label="Hours and contact"] ul', 'main dl:has(a[href="#prices"])']
    for (const list of await page.locator(lists.join()).all()) {
      const shape = await list.evaluate(({ children }) => ({
        rows: new Set([...children].map((child) => child.getBoundingClientRect().top)).size,
        overhanging: [...children].filter((child) => child.scrollWidth > child.clientWidth).length,
        wrapped: [...children]
          .flatMap((child) => [...child.querySelectorAll('dt')])
          .filter(({ clientHeight }) => clientHeight > 30).length,
      }))
      expect(shape, path).toEqual({ rows: 1, overhanging: 0, wrapped: 0 })
    }
    const folds = page.locator('#prices li > details')
    const tops = await folds.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    expect(new Set(tops).size, path).toBeLessThan(2)
  }
  await page.goto('/')
  for (const width of [412, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const scene = await page.locator('main section svg').first().boundingBox()
    const form = await page.getByRole('main').getByRole('form').boundingBox()
    expect(form!.y, `${width}`).toBeGreaterThanOrEqual(scene!.y + scene!.height)
  }
})

async function open(page: Page, path: string, direction: 'ltr' | 'rtl') {
  await visit(page, path)
  await display(page, { direction })
}

/** Whether nothing, such as the low bar, lies over the start of an element's last line. */
function isUncovered(element: Locator) {
  return element.evaluate((found) => {
    const { left, bottom } = found.getBoundingClientRect()
    const lineHeight = Number.parseFloat(getComputedStyle(found).lineHeight)
    return found.contains(document.elementFromPoint(left + 10, bottom - lineHeight / 2))
  })
}

/** How many pixels of an element are beside the window, and how many of its visible part are below the window. */
function pixelsOutside(element: Locator) {
  return element.evaluate((found) => {
    const box = found.getBoundingClientRect()
    const scroller = found.closest('nav') ?? found
    const seen = Math.min(box.bottom, scroller.getBoundingClientRect().bottom)
    const isFloating = getComputedStyle(found).position === 'absolute'
    return {
      sideways: Math.max(0, -box.left, box.right - window.innerWidth),
      below: Math.max(0, Math.floor((isFloating ? box.bottom : seen) - window.innerHeight)),
    }
  })
}

/** Whether a press in the middle of an element would reach that element. */
function isOnTop(element: Locator) {
  return element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return found === hit || found.contains(hit)
  })
}

/** Scrolls down a page, and resolves to what the controls cover. */
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
      for (const box of buttons.map((button) => button.getBoundingClientRect())) {
        const isOutside = !inside(box, new DOMRect(0, 0, window.innerWidth, window.innerHeight))
        if (isOutside && window.scrollY > 50) covered.push(`outside, at ${window.scrollY}`)
        // A control in the bar is compared with the bar's content only, because the bar itself covers the page.
        const inBar = inside(box, bar.getBoundingClientRect())
        const others = inBar ? bar : document.querySelector('#app')!
        for (const { words, rect } of wordsAndFieldsIn(others)) {
          if (meet(box, rect)) covered.push(`${words} at ${Math.round(window.scrollY)}`)
        }
      }
    }
    return covered

    /** The visible words, fields and controls inside an element, without the floating controls. */
    function* wordsAndFieldsIn(root: Element) {
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
