// The pictures in the headers of tours and articles, in wide and narrow windows: sky and land reach the edges of the
// header, no land ends in a visible vertical edge, and each figure is either whole or out of view.

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { posts } from '../../web/src/content/blog.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { postPath } from '../../web/src/routes.ts'
import { expect, test } from '../browser/visitor.ts'

// biome-ignore format: a table
const WINDOWS = [[412, 915], [1366, 657], [1920, 970], [2560, 1300]] as const

const paths = [...tours.map(({ slug }) => `/${slug}`), ...posts.map(({ id }) => postPath(id))]

for (const path of paths) {
  test(`sky and land reach the edges of the header of ${path}`, async ({ page }) => {
    await page.goto(path)
    const marked = await withMarkedEdges(page)
    await page.route('**/pictures/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: marked }),
    )
    await page.reload()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect.soft(await magentaIn(page), `${width}×${height}`).toBe(0)
    }
  })
}

for (const { slug } of tours) {
  test(`no figure is cut in the header of /${slug}`, async ({ page }) => {
    await page.goto(`/${slug}`)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect.soft(await cutFigures(page), `${width}×${height}`).toEqual([])
    }
  })
}

/** The header's picture with a magenta line over each vertical side of a piece of land, below the layers that hide this side. */
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
      // A picture without a view for headers ends at its own sides, and a mirrored layer goes on there.
      const endsThere = !isPanorama || path.closest('g[id]') !== null
      const [first, last] = endsThere ? [1, 1199] : [-Infinity, Infinity]
      const foot = box.y + box.height
      const lines: string[] = []
      let top: DOMPoint | null = null
      for (let at = 0; at <= path.getTotalLength(); at += 2) {
        const point = path.getPointAtLength(at)
        const next = path.getPointAtLength(at + 2)
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

/** The number of magenta pixels of the header's picture. */
async function magentaIn(page: Page): Promise<number> {
  const box = page.locator('main header [data-focus]')
  await box.locator('img').evaluate(async (image: HTMLImageElement) => {
    image.style.background = 'magenta'
    await image.decode()
  })
  const pixels = await sharp(await box.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  let found = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels[at]! > 240 && pixels[at + 1]! < 20 && pixels[at + 2]! > 240) found++
  return found
}

/** The figures in the header's picture that the edge of the picture or the ground below hides in part. */
function cutFigures(page: Page): Promise<string[]> {
  return page.locator('main header [data-focus]').evaluate(async (box) => {
    const image = box.querySelector('img')!
    const ground = box.querySelector<SVGPathElement>(':scope > svg path')!
    const svg = document.createElement('div')
    svg.innerHTML = await (await fetch(image.src)).text()
    const drawing = svg.querySelector('svg')!
    for (const name of ['viewBox', 'preserveAspectRatio'])
      drawing.setAttribute(name, drawing.querySelector('#wide')!.getAttribute(name)!)
    drawing.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%'
    box.append(drawing)
    const { left, right, top } = box.getBoundingClientRect()
    const cut = [...drawing.querySelectorAll('g[transform]')].flatMap((figure) => {
      const own = figure.getBoundingClientRect()
      const low = own.bottom - own.height * 0.12
      const spot = new DOMPoint((own.left + own.right) / 2, low).matrixTransform(
        ground.getScreenCTM()!.inverse(),
      )
      const head = new DOMPoint((own.left + own.right) / 2, own.top).matrixTransform(
        ground.getScreenCTM()!.inverse(),
      )
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
