// Each page's document has the styles of that page; the styles of another page come with its code, before it
// is shown (docs/decisions/019).

import type { Locator, Page } from '@playwright/test'
import { ready } from '../browser/carousels.ts'
import { firstPaint, hold, layoutShiftOf, openHolding } from '../browser/loading.ts'
import { alive, expect, test } from '../browser/visitor.ts'

/** What the styles of the site set most. */
const PROPERTIES = [
  ...['display', 'position', 'inset', 'z-index', 'width', 'height', 'margin', 'padding', 'gap'],
  ...['border', 'border-radius', 'outline', 'box-shadow', 'background', 'color', 'fill', 'stroke'],
  ...['font', 'text-align', 'text-decoration', 'grid-template', 'flex', 'align-items', 'columns'],
  ...['justify-content', 'overflow', 'object-fit', 'aspect-ratio', 'list-style', 'cursor'],
]

/** The style sheets of code that was loaded after the document. */
const SHEETS = 'body > link[rel=stylesheet]'

/** A page of each kind that plugins/page-styles.ts knows. */
const KINDS = [
  '/',
  '/leh-to-leh-with-turtuk',
  '/grid-left-sidebar',
  '/aboutus',
  '/blog-detail/1',
  '/contact',
  '/user-payment',
  '/login',
]

const CAROUSEL = '[aria-roledescription=carousel]'
const BELOW = /\/assets\/\w+-below-.*\.css/
const NIGHT = 'rgb(27, 28, 69)'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
})

for (const [name, order] of [
  ['forwards', KINDS],
  ['backwards', [...KINDS].reverse()],
  ['from the middle', [...KINDS.slice(4), ...KINDS.slice(0, 4)]],
  ['from a tour', [...KINDS.slice(1), '/', '/leh-to-leh-with-hanle']],
] as const) {
  test(`pages look the same after moves as after a page load (${name})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1366, height: 800 })
    await page.goto(order[0]!)
    await alive(page)
    const moved = new Map<string, string[]>()
    for (const path of order.slice(1)) {
      await move(page, path)
      moved.set(path, await looks(page))
    }
    expect(await rulesLoadedTwice(page)).toEqual([])
    for (const [path, look] of moved) {
      await page.goto(path)
      await alive(page)
      expect(different(look, await looks(page)), path).toEqual([])
    }
  })
}

for (const [name, path, first, next] of [
  ['a tour', '/leh-to-leh-with-hanle', '[aria-label=Pictures] button', 'section:has(#day-1)'],
  ['Home', '/', '#quote input', '#packages'],
] as const) {
  test(`the first screen of ${name} does not wait for the styles of what is below`, async ({
    page,
  }) => {
    const release = await openHolding(page, path, BELOW)
    await firstPaint(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '900')
    await expect(page.locator(first).first()).toHaveCSS('border-radius', '4px')
    await expect(page.locator(next)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    release()
    await expect(page.locator(next)).toHaveCSS('display', 'grid')
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', NIGHT)
    await alive(page)
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.001)
  })
}

test('the styles of what is below a tour’s first screen are fetched once and stay for later pages', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('response', async (response) => {
    const { responseBodySize } = await response.request().sizes()
    if (BELOW.test(response.url()) && responseBodySize > 0) fetched.push(response.url())
  })
  await page.goto('/leh-to-leh-with-hanle')
  await alive(page)
  await move(page, '/contact')
  await expect(page.locator('link[href*=below]')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', NIGHT)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Itinerary' })).toHaveCSS('display', 'grid')
  expect(fetched).toHaveLength(1)
})

test('a tour that is opened by a link does not fetch the file of styles below the first screen', async ({
  page,
}) => {
  await page.goto('/')
  await alive(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await move(page, '/leh-to-leh-with-hanle')
  await expect(page.getByRole('region', { name: 'Itinerary' })).toHaveCSS('display', 'grid')
  expect(fetched.filter((url) => BELOW.test(url))).toEqual([])
  await expect(page.locator('link[href*=below]')).toHaveCount(0)
})

test('without scripts a tour has all its styles, also in print', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const padding = []
  for (const each of [page, plain]) {
    await each.goto('/leh-to-leh-with-hanle')
    if (each === page) await alive(page)
    const section = each.getByRole('region', { name: 'Inclusions' })
    await expect(section).toHaveCSS('display', 'grid')
    await expect(each.getByRole('contentinfo')).toHaveCSS('background-color', NIGHT)
    const onScreen = await paddingOf(section)
    await each.emulateMedia({ media: 'print' })
    padding.push([onScreen, await paddingOf(section)])
  }
  expect(padding[1]).toEqual(padding[0])
  expect(padding[0]![1]).not.toBe(padding[0]![0])
  await plain.close()
})

test('a page whose code is loaded before its link is pressed does not take over the style sheet of the previous page', async ({
  page,
}) => {
  await page.goto('/')
  await alive(page)
  const link = page.locator('a[href^="/tour-detail-one/"]').first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await link.click()
  await expect(page.getByRole('region', { name: 'Itinerary' })).toHaveCSS('display', 'grid')
  await expect(page.locator('link[href*=below]')).toHaveCount(0)
})

test('a page is not shown before its styles have come', async ({ page }) => {
  await page.goto('/contact')
  await alive(page)
  const asked = page.waitForRequest('**/*.css')
  const release = await hold(page, '**/*.css')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await asked
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('main')).toHaveText('Loading…')
  release()
  await expect(heading).toHaveText('Where Do You Want To Go?')
  await expect(page.getByRole('main').locator('section').first()).toHaveCSS('isolation', 'isolate')
})

test('Back shows a page with its styles and fetches none', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  const before = await looks(page)
  await move(page, '/contact')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.resourceType()))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await settled(page)
  expect(different(before, await looks(page))).toEqual([])
  expect(fetched).not.toContain('stylesheet')
})

test('a link that was pointed at has its page’s styles before it is pressed', async ({ page }) => {
  await page.goto('/contact')
  await alive(page)
  const sheets = page.locator(SHEETS)
  await expect(sheets).toHaveCount(0)
  await page.getByRole('link', { name: 'Home' }).first().hover()
  await expect(sheets).not.toHaveCount(0)
  const count = await sheets.count()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await settled(page)
  // The styles of the turning carousel come with its code, after the page.
  await expect(sheets).toHaveCount(count + 1)
})

test.describe('styles that do not load', () => {
  test.use({ expectedConsole: /net::ERR|could not be loaded/ })

  test('of what is below a tour’s first screen: all its text is there, and the page offers to reload', async ({
    page,
  }) => {
    await page.route(BELOW, (route) => route.abort())
    await page.goto('/leh-to-leh-with-hanle')
    await expect(page.getByText('Parts of this page did not arrive.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Itinerary' })).toBeVisible()
    await page.unroute(BELOW)
    await page.getByRole('link', { name: 'Reload' }).click()
    await alive(page)
    await expect(page.getByRole('region', { name: 'Itinerary' })).toHaveCSS('display', 'grid')
  })

  test('are fetched again when the link is followed', async ({ page }) => {
    await page.goto('/contact')
    await alive(page)
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/*.css', (route) => route.abort())
    const home = page.getByRole('link', { name: 'Home' }).first()
    await home.hover()
    await failed
    await expect(page.locator(SHEETS)).toHaveCount(0)
    await page.unroute('**/*.css')
    await home.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Do You Want To Go?')
    await expect(page.locator(SHEETS)).not.toHaveCount(0)
  })
})

test('a carousel is measured only when it has its styles', async ({ page }) => {
  const code = page.waitForResponse(/carousel-track.*\.js/)
  const release = await openHolding(page, '/aboutus', /carousel-track.*\.css/)
  await alive(page)
  await (await code).finished()
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
  release()
  const list = page.locator('.react-multi-carousel-list')
  await expect(list).toHaveCSS('margin-inline-start', '-4px')
  const [whole, item] = await list.evaluate((row) => [
    row.clientWidth,
    row.querySelector('li')?.clientWidth,
  ])
  expect(item).toBe(Math.round(whole! / 9))
})

test('a sheet that comes later stands behind all others: before another, it would cost a layout of the whole page', async ({
  page,
}) => {
  await page.goto('/leh-to-leh-with-turtuk')
  const later = page.locator('link[rel=stylesheet]:not(#app *)').first()
  await later.waitFor({ state: 'attached' })
  const isLast = await later.evaluate((link: HTMLLinkElement) => {
    const others = document.querySelectorAll('style, #app link[rel=stylesheet]')
    return [...others].every(
      (other) => other.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })
  expect(isLast).toBe(true)
})

test('the lightbox brings its styles when it is opened', async ({ page }) => {
  await page.goto('/leh-to-leh-with-turtuk')
  await alive(page)
  const sheet = page.locator(`${SHEETS}[href*=lightbox-view]`)
  await expect(sheet).toHaveCount(0)
  await page.locator('button[aria-haspopup=dialog]').first().click()
  await expect(page.locator('.ril-outer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(sheet).toHaveCount(1)
})

function paddingOf(element: Locator) {
  return element.evaluate((each) => getComputedStyle(each).paddingBlock)
}

/** Follows a link to a path, as the links of the site do. */
async function move(page: Page, path: string) {
  const main = await page.getByRole('main').elementHandle()
  const old = await main?.$('h1')
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await old?.waitForElementState('hidden')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}

/** Waits until the fonts and the code of the carousels, which comes when a carousel is near the screen, have loaded. */
async function settled(page: Page) {
  for (const carousel of await page.locator(CAROUSEL).all()) {
    await ready(carousel)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
}

/** The computed styles of all elements, one line each, when nothing changes any more. */
async function looks(page: Page): Promise<string[]> {
  await settled(page)
  // After a move the heading has the focus, for which it gets a tabindex.
  await page.locator('h1').evaluate((heading) => heading.removeAttribute('tabindex'))
  let last: string[] = []
  await expect(async () => {
    const before = last
    last = await computedStyles(page)
    expect(different(before, last)).toEqual([])
  }).toPass({ intervals: [100] })
  return last
}

function computedStyles(page: Page) {
  return page.evaluate((properties) => {
    // Only a prerendered page has elements for visitors without scripts.
    const elements = [...document.querySelectorAll('body, #app :not(noscript, link)')]
    return elements.map((element) => {
      const style = getComputedStyle(element)
      const values = properties.map((key) => `${key}:${style.getPropertyValue(key)}`)
      return `${element.tagName} ${element.className} ${values.join(';')}`
    })
  }, PROPERTIES)
}

function different(before: readonly string[], after: readonly string[]): string[] {
  if (before.length !== after.length) return [`${before.length} and ${after.length} elements`]
  return before.flatMap((line, index) => {
    const other = after[index]!.split(';')
    const own = line.split(';').filter((each, at) => each !== other[at])
    return own.length > 0 ? [`${line.slice(0, 40)} ${own}`] : []
  })
}

/** The rules of components that stand in more than one sheet of the document. */
function rulesLoadedTwice(page: Page) {
  return page.evaluate(() => {
    // The rules of a first page's lower sections are kept as an adopted sheet.
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
    const rules = sheets.flatMap(({ cssRules }) =>
      [...cssRules]
        .filter((rule) => rule instanceof CSSLayerBlockRule)
        .filter(({ name }) => name.startsWith('components.'))
        .flatMap((layer) => [...layer.cssRules].map(({ cssText }) => cssText)),
    )
    return rules.filter((rule, index) => rules.indexOf(rule) !== index)
  })
}
