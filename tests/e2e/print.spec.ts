// A printed page has the content of the page, without overlaps and without empty areas; a tour has two printed sheets.

import type { Page } from '@playwright/test'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import { postPath } from 'web/routes.ts'
import { bySuv, longest, onRequest, turtuk } from '../browser/content.ts'
import { openWithoutCode } from '../browser/loading.ts'
import {
  addStyles,
  expect,
  expectNoOverflow,
  matrix,
  see,
  test,
  visit,
} from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`
/** Width and height in pixels, without the margins of 16 mm. */
const [A4, LETTER] = [
  [672, 1001],
  [695, 935],
] as const
const NO_FAULTS = { controls: [], empty: [], torn: [], closed: [], overlaps: [] }

/** A page of each kind that is printed: the longest tour, a tour by SUV, one on request, an article, and others. */
const PATHS = [
  ...[longest, bySuv, onRequest].map(({ slug }) => `/${slug}`),
  postPath(posts[0]!.id),
  '/contact',
  '/terms',
  '/privacy',
  '/user-invoice',
  '/which-ride-is-mine',
]

for (const path of PATHS) {
  test(`${path} prints without overlaps, gaps or controls`, matrix, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await visit(page, path)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('contentinfo')).toBeHidden()
    for (const paper of [A4, LETTER]) {
      await layOutOn(page, paper)
      expect.soft(await page.evaluate(faults), `${paper}`).toEqual(NO_FAULTS)
    }
  })
}

test('a tour prints faultlessly before its code runs, then with checkboxes', async ({ page }) => {
  // The layout is tested before the packing list gets its checkboxes: `faults` would report them as controls.
  await page.emulateMedia({ media: 'print' })
  await openWithoutCode(page, TURTUK)
  await expect(page.getByRole('banner'), 'the print styles have loaded').toBeHidden()
  for (const paper of [A4, LETTER]) {
    await layOutOn(page, paper)
    expect(await page.evaluate(faults)).toEqual(NO_FAULTS)
  }
  await page.unrouteAll()
  await page.emulateMedia({ media: 'screen' })
  await visit(page, TURTUK)
  const list = page.getByRole('region', { name: 'Things to Pack' })
  await see(list)
  await list.locator('summary').click()
  await list.getByRole('checkbox').first().check()
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByRole('checkbox')).toHaveCount(turtuk.thingsToPack.length)
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  await expect(list.getByRole('status')).toBeHidden()
})

test('a heading on the sky is printed dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/grid', '/aboutus', TURTUK, '/helpcenter', '/user-profile']) {
    await page.goto(path)
    await expect(page.locator('h1'), path).toHaveCSS('color', 'rgb(27, 28, 58)')
  }
})

test('2.7, 4 Print prints only the invoice, in black, on one sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/user-invoice')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.getByRole('article')
  await expect(sheet).toBeVisible()
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const role of ['banner', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})

for (const { slug, title } of tours) {
  for (const name of ['sheet', 'home']) {
    test(`/${slug}/${name} is one page of A4 in the site’s fonts`, matrix, async ({ page }) => {
      await page.goto(`/${slug}/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.evaluate(() => document.fonts.ready)
      const file = await page.pdf({ preferCSSPageSize: true })
      expect(pagesOf(file)).toBe(1)
      const pdf = file.toString('latin1')
      expect(pdf).toMatch(/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/)

      // A subset of an embedded font has six letters before its name.
      const names = [...pdf.matchAll(/\/FontName\s*\/([^\s/]+)/g)].map(([, font]) => font ?? '')
      expect(names.length).toBeGreaterThan(2)
      expect(
        names.filter((font) => !/^[A-Z]{6}\+(Figtree|BigShoulders|NotoSans)/.test(font)),
      ).toEqual([])

      await page.emulateMedia({ media: 'print' })
      const cuts = await page
        .locator('.panel, .home')
        .evaluateAll((parts) =>
          parts.map(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight || scrollWidth > clientWidth,
          ),
        )
      expect(new Set(cuts)).toEqual(new Set([false]))
    })
  }
}

test('a phone shows a sheet in letters of 14 pixels or more', matrix, async ({ page }) => {
  const [longestTitle] = tours.toSorted((one, other) => other.title.length - one.title.length)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of ['sheet', 'home']) {
    await page.goto(`/${longestTitle!.slug}/${name}`)
    await expectNoOverflow(page)
    const sizes = await page
      .locator('main')
      .locator('p, td, h3, .times')
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      )
    expect(sizes.length, name).toBeGreaterThan(0)
    expect(Math.min(...sizes), name).toBeGreaterThanOrEqual(14)
  }
})

/** The number of pages in a PDF. */
function pagesOf(pdf: Buffer): number | undefined {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

/**
 * Lays the page out in columns of a paper's size. The browser breaks columns with the same code as
 * sheets, and a script can read positions in columns, but not in a PDF.
 */
async function layOutOn(page: Page, [width, height]: typeof A4 | typeof LETTER) {
  await page.setViewportSize({ width, height })
  const columns = `columns: ${width}px; column-gap: 0; column-fill: auto`
  await addStyles(page, `main { ${columns}; block-size: ${height}px }`)
}

/** The faults of the printed page: controls and maps, empty blocks, rows over two columns, closed answers, overlaps. */
function faults() {
  const main = document.querySelector('main')!
  const all = [...main.querySelectorAll('*')].filter((element) => element.checkVisibility())
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`

  const controls = all.filter((element) =>
    element.matches('form, input, select, textarea, iframe, button:not(:has(img), article button)'),
  )
  const empty = all.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    const blank = !element.textContent?.trim() && !element.querySelector('img, svg')
    return blank && !element.closest('img, svg') && width > 16 && height > 16
  })
  const torn = [...main.querySelectorAll('tr, li:has(> h3), li:has(> * > h3)')].filter(
    (element) => element.getClientRects().length > 1,
  )
  // A closed part has a height: its layout is computed as soon as a script asks for the height.
  const closed = [...main.querySelectorAll('details > :not(summary)')].filter(
    (answer) => !answer.closest('[data-print="hide"]') && !answer.checkVisibility(),
  )

  const boxes: { name: string; owner: Node; box: DOMRect }[] = []
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      // The box of a line is higher than its letters, so only its middle three fifths are compared.
      const box = new DOMRect(x, y + height / 5, width, (height * 3) / 5)
      if (width > 1) boxes.push({ name: node.textContent.trim().slice(0, 40), owner: node, box })
    }
  }
  for (const image of main.querySelectorAll('img')) {
    if (!image.checkVisibility()) continue
    boxes.push({ name: image.src, owner: image, box: image.getBoundingClientRect() })
  }
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ owner, box }) =>
          owner !== one.owner &&
          box.left < one.box.right - 1 &&
          box.right > one.box.left + 1 &&
          box.top < one.box.bottom - 1 &&
          box.bottom > one.box.top + 1,
      )
      .map(({ name }) => `${one.name} × ${name}`),
  )
  return {
    controls: controls.map(nameOf),
    empty: empty.map(nameOf),
    torn: torn.map(nameOf),
    closed: closed.map(nameOf),
    overlaps,
  }
}
