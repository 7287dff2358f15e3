// Pictures show their subject at every crop, fill their headers, and do not shift the page. Words of a map are as wide
// as measured.

import type { Page } from '@playwright/test'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import { mapMeasure } from 'pictures/map/text-width.ts'
import { postPath } from 'web/routes.ts'
import { layoutShiftOf } from '../browser/loading.ts'
import { shareOf } from '../browser/pixels.ts'
import { expect, test, visit } from '../browser/visitor.ts'
import { windows } from '../suite/screens.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** The windows in which the crops of a header differ most. */
const HEADER_WINDOWS = windows.filter(([width]) => [412, 1366, 1920, 2560].includes(width))

const articles = posts.map(({ id }) => postPath(id))

// The crops of PictureHeader and of the sign-in pages; the headers of tours are tested below.
for (const path of [...articles, '/aboutus', '/login', '/lock-screen']) {
  test(`no window crops the subject out of the first picture of ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      const y = await focusInBox(page)
      const where = `${width}×${height}: ${y.toFixed(2)} of the box`
      expect.soft(y, where).toBeGreaterThan(0.1)
      expect.soft(y, where).toBeLessThan(0.8)
    }
  })
}

test('the nearer rider is on the first screen of Home in every window', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    const covered = await page.locator('#rider').evaluate((rider) => {
      const { left, right, bottom, top } = rider.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return 'cut'
      const lowest = document.elementFromPoint((left + right) / 2, bottom - 1)
      return lowest?.closest('form') && 'behind the form'
    })
    expect.soft(covered, `${width}×${height}`).toBeFalsy()
  }
})

for (const viewport of [PHONE, DESKTOP]) {
  for (const path of ['/', '/grid', '/leh-to-leh-with-turtuk', '/which-ride-is-mine']) {
    test(`nothing moves while ${path} loads, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
    })
  }
}

// Sky and land reach the edges of the header, no land ends in a visible vertical edge, and on tours no figure is cut.
// One tour of each region, and one article.
const firstOf = (region: string) => tours.find((tour) => tour.region === region)!
const headers = ['ladakh', 'himalaya', 'abroad'].map((region) => `/${firstOf(region).slug}`)
for (const path of [...headers, articles[0]!]) {
  test(`the picture fills the header of ${path}`, async ({ page }) => {
    await page.goto(path)
    const marked = await withMarkedEdges(page)
    const isTour = headers.includes(path)
    if (isTour) expect(marked, 'an edge is marked').toMatch(/stroke="magenta"[^>]* d="M/)
    for (const [width, height] of HEADER_WINDOWS) {
      await page.setViewportSize({ width, height })
      expect.soft(isTour ? await cutFigures(page) : [], `${width}×${height}`).toEqual([])
    }
    await page.route('**/pictures/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: marked }),
    )
    await page.reload()
    for (const [width, height] of HEADER_WINDOWS) {
      await page.setViewportSize({ width, height })
      expect.soft(await magentaIn(page), `${width}×${height}`).toBe(0)
    }
  })
}

// pictures/src/map/map.test.ts compares the places of words by their measured widths.
test('no word of a map is wider than measured', async ({ page }) => {
  await page.goto('/leh-to-leh-with-turtuk')
  // `fonts.ready` may resolve before the site asks for its fonts.
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => /Figtree"?$/.test(family) && status === 'loaded',
    ),
  )
  const words = await page.locator('svg[data-shape]:visible').evaluate(async (shown) => {
    const file = await (await fetch('/maps/leh-to-leh-with-turtuk-wide.svg')).text()
    const map = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement
    shown.parentElement!.append(map)
    return [...map.querySelectorAll('text')].map((word) => {
      const { fontSize, fontWeight, letterSpacing } = getComputedStyle(word)
      const [size, weight, space] = [fontSize, fontWeight, letterSpacing].map(parseFloat)
      const text = word.textContent ?? ''
      const width = word.getComputedTextLength() - text.length * (space || 0)
      return { text, width, size: size ?? 0, weight: weight ?? 0 }
    })
  })
  expect(words.length).toBeGreaterThan(8)
  for (const { text, width, size, weight } of words)
    expect(width, text).toBeLessThan(1.02 * mapMeasure(text, size, weight) + 1)
})

/** How far a picture's focal point is below the top of its box, as a fraction of the box's height. */
function focusInBox(page: Page): Promise<number> {
  return page.locator('main [data-focus]').evaluate((box) => {
    const { width, height } = box.getBoundingClientRect()
    const shown = Math.max(height, width / 1.5)
    const position = getComputedStyle(box.querySelector('img')!).objectPosition.split(' ')[1]!
    const top = position.endsWith('%')
      ? (parseFloat(position) / 100) * (height - shown)
      : parseFloat(position)
    return (top + (Number((box as HTMLElement).dataset.focus) / 10) * shown) / height
  })
}

/** The header's picture with a magenta line on each vertical side of land, under the layers that cover this side. */
function withMarkedEdges(page: Page): Promise<string> {
  return page.locator('main header img').evaluate(async (image: HTMLImageElement) => {
    const text = await (await fetch(image.src)).text()
    const holder = document.createElement('div')
    holder.innerHTML = text
    document.body.append(holder)
    const isPanorama = holder.querySelector('#wide') !== null
    for (const path of holder.querySelectorAll('path')) {
      const box = path.getBBox()
      const isLand = box.width > 240 && box.height > 60 && path.getAttribute('fill') !== 'none'
      if (!isLand || path.closest('[transform], defs') || /M.*M/.test(path.getAttribute('d')!))
        continue
      // Land may end at x = 0 and 1200, except in a panorama, whose land goes on.
      const mayEndAtSides = !isPanorama || path.closest('g[id]') !== null
      const [first, last] = mayEndAtSides ? [1, 1199] : [-Infinity, Infinity]
      const foot = box.y + box.height
      const lines: string[] = []
      let top: DOMPoint | null = null
      for (let length = 0; length <= path.getTotalLength(); length += 2) {
        const point = path.getPointAtLength(length)
        const next = path.getPointAtLength(length + 2)
        const isSide = Math.abs(next.x - point.x) < 0.01 && Math.abs(next.y - point.y) > 1.9
        if (isSide) top ??= point
        else if (top) {
          const reaches = Math.max(top.y, point.y) > foot - 3 && top.x > first && top.x < last
          if (reaches) lines.push(`M${top.x} ${top.y}V${point.y}`)
          top = null
        }
      }
      path.insertAdjacentHTML(
        'afterend',
        `<path stroke="magenta" stroke-width="4" d="${lines.join('')}"/>`,
      )
    }
    holder.remove()
    return new XMLSerializer().serializeToString(holder.firstElementChild!)
  })
}

/** The share of magenta pixels in the header. The background is made magenta too, so a gap in the picture counts. */
async function magentaIn(page: Page): Promise<number> {
  const box = page.locator('main header [data-focus]')
  await box.locator('img').evaluate(async (image: HTMLImageElement) => {
    image.style.background = 'magenta'
    await image.decode()
  })
  return shareOf(box, [255, 0, 255], 15)
}

/** The `transform` of each figure that the header's edge or the ground hides in part. */
function cutFigures(page: Page): Promise<string[]> {
  return page.locator('main header [data-focus]').evaluate(async (box) => {
    const image = box.querySelector('img')!
    const ground = box.querySelector<SVGPathElement>(':scope > svg path')!
    const holder = document.createElement('div')
    holder.innerHTML = await (await fetch(image.src)).text()
    const drawing = holder.querySelector('svg')!
    for (const name of ['viewBox', 'preserveAspectRatio'])
      drawing.setAttribute(name, drawing.querySelector('#wide')!.getAttribute(name)!)
    drawing.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%'
    box.append(drawing)
    const { left, right, top } = box.getBoundingClientRect()
    const cut = [...drawing.querySelectorAll('g[transform]')].flatMap((figure) => {
      const own = figure.getBoundingClientRect()
      const low = own.bottom - own.height * 0.12
      const [spot, head] = [low, own.top].map((y) =>
        new DOMPoint((own.left + own.right) / 2, y).matrixTransform(
          ground.getScreenCTM()!.inverse(),
        ),
      ) as [DOMPoint, DOMPoint]
      if (own.right < left || own.left > right || own.bottom < top) return []
      if (ground.isPointInFill(head) || head.y > 100) return []
      const isWhole = own.left >= left && own.right <= right && own.top >= top
      return isWhole && !ground.isPointInFill(spot) && spot.y < 100
        ? []
        : [figure.getAttribute('transform')!]
    })
    drawing.remove()
    return cut
  })
}
