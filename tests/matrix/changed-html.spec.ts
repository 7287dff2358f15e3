// Password managers, writing assistants and translators change the HTML of a page, before its code runs or later. React
// must neither fail nor leave an old text in the page. Where React renders a part of the page anew, what the visitor
// typed must stay (app/hydration-mismatch.ts).

import type { Locator, Page } from '@playwright/test'
import { COMMIT, commitsOf, liveForm } from '../browser/forms.ts'
import { openWithoutCode } from '../browser/loading.ts'
import { addStyles, alive, expect, see, test, visit } from '../browser/visitor.ts'

test.use({
  reducedMotion: 'reduce',
  expectedConsole: /net::ERR|Failed to load resource|status of/,
})

test('a changed page sends a form once, and keeps text and caret', async ({ page }) => {
  const commits = commitsOf(page)
  await page.route(COMMIT, (route) =>
    route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } }),
  )
  const release = await openWithoutCode(page, '/contact')
  await change(page)
  const contact = liveForm(page, 'contact')
  await contact.enter()
  const subject = contact.field('subject')
  await subject.fill('Permits')
  await subject.press('ArrowLeft')
  await subject.press('Enter')
  release()
  await contact.expectFailure()
  await contact.expectTyped({ ...contact.lead, subject: 'Permits' })
  expect(commits).toHaveLength(1)
  await page.keyboard.type('!')
  await expect(subject).toHaveValue('Permit!s')
})

test('a changed page never becomes lower while React takes over', async ({ page }) => {
  // In the site's fonts, lines may break elsewhere and change the height.
  await page.route('**/*.woff2', (route) => route.abort())
  const release = await openWithoutCode(page, '/')
  await change(page)
  const lowest = await page.evaluateHandle(() => {
    const seen = { height: Number.POSITIVE_INFINITY }
    new ResizeObserver(() => {
      seen.height = Math.min(seen.height, document.body.clientHeight)
    }).observe(document.body)
    return seen
  })
  const before = await page.evaluate(() => document.body.clientHeight)
  release()
  await alive(page)
  await see(page.locator('main details').last())
  expect(await lowest.evaluate(({ height }) => height)).toBeGreaterThanOrEqual(before)
})

for (const path of ['/', '/leh-to-leh-with-turtuk', '/which-ride-is-mine', '/contact']) {
  test(`${path}, translated: the controls show the same words`, async ({ page, browser }) => {
    // The plain page is in another context, so that the two pages do not share theme and direction.
    const plain = await browser.newPage()
    for (const each of [page, plain]) await openWhole(each, path)
    const expectSameWords = () =>
      expect(async () => {
        expect(await wordsOf(page)).toBe(await wordsOf(plain))
      }).toPass({ timeout: 10_000 })
    await expectSameWords()
    await translate(page)
    const seen = new Set<string>()
    for (let index = 0; index < (await controlsOf(plain).count()); index++) {
      for (const value of await valuesOf(controlsOf(plain).nth(index))) {
        for (const each of [page, plain]) await operate(controlsOf(each).nth(index), value)
        await expectSameWords()
        seen.add(await wordsOf(plain))
      }
    }
    expect(seen.size).toBeGreaterThan(1)
    await plain.close()
  })
}

/**
 * Changes the page as a password manager (a box beside each field) and a translator do. The boxes take no space, so
 * that the page has the same height when React removes the boxes.
 */
async function change(page: Page) {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const box = document.createElement('div')
      box.style.position = 'absolute'
      field.after(box)
    }
  })
  await translate(page)
}

/** Puts the page’s texts into two elements each, also texts that React adds later. The words stay. */
function translate(page: Page) {
  return page.evaluate(() => {
    const wrapAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const leftOut = text.parentElement?.closest(
          'script, style, noscript, svg, textarea, option, font',
        )
        if (leftOut || !text.data.trim()) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text.data)
      }
    }
    wrapAll()
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true })
  })
}

/** Opens a page with the parts whose code is fetched near the screen. */
async function openWhole(page: Page, path: string) {
  await page.clock.install({ time: new Date('2027-05-01T08:00:00Z') })
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 500 }))
  await visit(page, path)
  await page.evaluate(() => {
    window.print = () => {}
  })
  // innerText leaves out rows that the browser skips because they are off the screen.
  await addStyles(page, '* { content-visibility: visible !important }')
  for (const section of await page.locator('main section, footer').all()) await see(section)
  await page.waitForLoadState('networkidle')
}

function wordsOf(page: Page) {
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))
}

/** The buttons of the header, and the controls of <main> except "Keep offline" and "Share". */
function controlsOf(page: Page): Locator {
  const kinds = ['button:enabled', 'summary', 'input:enabled', 'select:enabled']
  return page
    .locator(`main :is(${kinds}), header button`)
    .filter({ visible: true, hasNotText: /^(Keep offline|Share)/ })
}

/** Each choice of a list, and both ends of a slider; null for a control that is clicked. */
function valuesOf(control: Locator): Promise<(string | null)[]> {
  return control.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return [...element.options].map(({ value }) => value)
    if (!element.matches('[type=range], [type=number]')) return [null]
    const { min, max } = element as HTMLInputElement
    return [min, max || '7']
  })
}

/** Clicks a control or gives it a value. */
function operate(control: Locator, value: string | null) {
  return control.evaluate((element: HTMLSelectElement, value) => {
    if (value === null) return element.click()
    const { prototype } = element.constructor as typeof HTMLSelectElement
    // React notices a value only when its own setter is passed by.
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
    for (const type of ['input', 'change'])
      element.dispatchEvent(new Event(type, { bubbles: true }))
  }, value)
}
