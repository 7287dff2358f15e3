// What a visitor does before the page's code has run is not lost (spec 2.1; docs/decisions/010).

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { tours } from '../../web/src/content/catalogue.ts'
import { faqs } from '../../web/src/content/compiled/questions.ts'
import { tourPath } from '../../web/src/routes.ts'
import { ready } from '../browser/carousels.ts'
import { hold, openHolding, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, passInPage, test } from '../browser/visitor.ts'

test('no code is requested before the page has loaded', async ({ page }) => {
  const scripts = scriptsOf(page)
  const release = await openHolding(page, '/blog-detail/1', /\/pictures\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await passInPage(page, 100)
  expect(scripts).toEqual([])
  const started = page.waitForRequest(/\/assets\/react-.*\.js/)
  release()
  await started
})

test('the first touch starts the page’s code', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.route(/\/pictures\//, () => {})
  await page.goto('/blog-detail/1', { waitUntil: 'domcontentloaded' })
  expect(scripts).toEqual([])
  const started = page.waitForRequest(/\/assets\/react-.*\.js/)
  await page.mouse.move(200, 200)
  await started
})

test('an early tap on the menu opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openWithoutCode(page, '/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const contact = page.getByRole('link', { name: 'Contact Us' })
  await menu.click()
  await expect(contact).toBeHidden()
  release()
  await expect(contact).toBeVisible()
  await menu.click()
  await expect(contact).toBeHidden()
})

test('two early presses on the menu open and close it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openWithoutCode(page, '/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await menu.click()
  release()
  await alive(page)
  await passInPage(page, 500)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('an early press opens a closed question, and leaves an open question open', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/')
  const open = page.locator('details[open] summary')
  await page.getByText(faqs[0]!.title).click()
  await expect(open).toHaveText(faqs[0]!.title)
  await page.getByText(faqs[2]!.title).click()
  release()
  await alive(page)
  await expect(open).toHaveText(faqs[2]!.title)
  await page.getByText(faqs[0]!.title).click()
  await expect(open).toHaveText(faqs[0]!.title)
})

for (const when of ['before', 'after']) {
  test(`when a search has opened an answer ${when} the code came, a press still opens the first question`, async ({
    page,
  }) => {
    const release = await openWithoutCode(page, '/')
    const found = page.locator('details').filter({ hasText: faqs[3]!.title })
    // A search in the page opens a question in the same way.
    const search = () => found.evaluate((details: HTMLDetailsElement) => (details.open = true))
    if (when === 'before') await search()
    release()
    await alive(page)
    await page.getByText(faqs[0]!.title).scrollIntoViewIfNeeded()
    if (when === 'after') await search()
    const open = page.locator('details[open] summary')
    await expect(open).toHaveText(faqs[3]!.title)
    await page.getByText(faqs[0]!.title).click()
    await expect(open).toHaveText(faqs[0]!.title)
  })
}

test('what is typed and chosen early stays, with the focus and the selection', async ({ page }) => {
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: {} }))
  const release = await openWithoutCode(page, '/')
  await page.getByLabel('Last Name').fill('Rao')
  await page.getByLabel('Destination', { exact: true }).selectOption('ladakh')
  const name = page.getByLabel('First Name')
  await name.fill('Asha Devi')
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6))
  release()
  await alive(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Asha Devi')
  await expect(page.getByLabel('Last Name')).toHaveValue('Rao')
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('ladakh')
  expect(
    await name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([2, 6])
})

test('checkboxes and prices that were changed early keep their values', async ({ page }) => {
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  await page.getByLabel('Paris').check()
  await page.getByRole('spinbutton', { name: 'Lowest price' }).fill('95')
  release()
  await alive(page)
  await expect(page.getByLabel('Paris')).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'Lowest price' })).toHaveValue('95')
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toHaveValue('95')
})

test('a price that was changed early keeps its value when a press makes React hydrate at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...listening) {
      addEventListener.apply(this, listening)
      // React listens to the root just before it begins to hydrate, in later tasks; true: while events are captured.
      const [type, , captures] = listening
      if (this !== document.querySelector('#app') || type !== 'click' || captures !== true) return
      queueMicrotask(() => document.querySelector<HTMLElement>('[type=checkbox]')?.click())
    }
  })
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  await page.getByRole('spinbutton', { name: 'Lowest price' }).fill('95')
  release()
  await alive(page)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'Lowest price' })).toHaveValue('95')
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toHaveValue('95')
})

for (const [typed, used] of [
  ['47', '45'],
  ['', '50'],
] as const) {
  test(`an early price of "${typed}" shows the price in use, ${used}, once the field is left`, async ({
    page,
  }) => {
    const release = await openWithoutCode(page, '/grid-left-sidebar')
    const lowest = page.getByRole('spinbutton', { name: 'Lowest price' })
    await lowest.fill(typed)
    await lowest.press('Tab')
    release()
    await alive(page)
    await expect(lowest).toHaveValue(used)
  })
}

test('digits that are typed in the middle of a phone number while the code comes stay in their order', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/user-setting')
  const phone = page.getByLabel('Phone')
  const before = await phone.inputValue()
  await phone.press('Home')
  await phone.press('1')
  release()
  await alive(page)
  await passInPage(page, 300)
  await phone.press('2')
  await expect(phone).toHaveValue(`12${before}`)
})

test('an early lowest price above the former highest price is kept', async ({ page }) => {
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  const lowest = page.getByRole('spinbutton', { name: 'Lowest price' })
  const highest = page.getByRole('spinbutton', { name: 'Highest price' })
  await highest.fill('400')
  await lowest.fill('300')
  await lowest.press('Tab')
  release()
  await alive(page)
  await expect(lowest).toHaveValue('300')
  await expect(highest).toHaveValue('400')
})

test('a press that lasts while the page is hydrated opens the link of a tour', async ({ page }) => {
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  const { id, title } = tours[0]!
  await holdDown(page, page.getByRole('heading', { name: title }).getByRole('link'))
  release()
  await alive(page)
  await passInPage(page, 500)
  await page.mouse.up()
  await expect(page).toHaveURL(tourPath(id))
})

test('the sidebar comes before the tours when a press that lasted during hydration has ended', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  await holdDown(page, page.getByRole('heading', { name: `All ${tours.length} tours` }))
  release()
  await alive(page)
  await passInPage(page, 500)
  const first = page.locator('[data-sidebar] > :first-child')
  await expect(first).toContainText('All')
  await page.mouse.up()
  await expect(first).toContainText('Lowest price')
})

test('a press that lasts while a carousel’s code loads opens the picture, and the carousel turns afterwards', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/carousel-track-.*\.js/)
  await page.goto('/aboutus')
  await alive(page)
  const carousel = page.getByRole('region', { name: 'Pictures on the way' })
  const loaded = page.waitForResponse(/\/assets\/carousel-track-.*\.js/)
  await holdDown(page, carousel.getByRole('listitem').first().getByRole('button'))
  release()
  await loaded
  await passInPage(page, 500)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await ready(carousel)
})

test('pictures that were pressed early do not open over a field in which the visitor types by then', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/leh-to-leh-with-turtuk')
  await page.locator('button[aria-haspopup=dialog]').first().click()
  const name = page.getByRole('main').getByLabel('Name')
  await name.fill('Asha')
  release()
  await alive(page)
  await passInPage(page, 500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(name).toBeFocused()
})

test.describe('a form sent early', () => {
  // The configuration is answered with status 500, because only the number of requests counts.
  test.use({ expectedConsole: /status of 500/ })

  for (const how of ['the button', 'Enter'] as const) {
    test(`with ${how} is sent once, when the code has loaded`, async ({ page }) => {
      const asked: string[] = []
      await page.route('**/__/firebase/init.json', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ status: 500 })
      })
      const release = await openWithoutCode(page, '/contact')
      await page.getByLabel('Your Name').fill('Asha')
      await page.getByLabel('Your Email').fill('asha@example.in')
      await page.getByLabel('Your Question').fill('Permits')
      const send = page.getByRole('button', { name: 'Send Message' })
      if (how === 'Enter') await page.getByLabel('Your Question').press('Enter')
      else await send.click()
      await expect(page).toHaveURL('/contact')
      release()
      await expect(page.getByText('OOPS Something went wrong.')).toBeVisible()
      await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
      await expect(page).toHaveURL('/contact')
      expect(asked).toHaveLength(1)
    })
  }

  test('is sent in Chrome 109 too, the last one for Windows 7', async ({ page }) => {
    // These methods came with Chrome 110.
    await page.addInitScript(() => {
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
        Reflect.deleteProperty(Array.prototype, name)
    })
    await page.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 500 }))
    const release = await openWithoutCode(page, '/contact')
    await page.getByLabel('Your Name').fill('Asha')
    await page.getByLabel('Your Email').fill('asha@example.in')
    await page.getByLabel('Your Question').fill('Permits')
    await page.getByLabel('Your Question').press('Enter')
    release()
    await expect(page.getByText('OOPS Something went wrong.')).toBeVisible()
  })
})

test('the browser asks before a page is left on which a form was sent early', async ({ page }) => {
  await openWithoutCode(page, '/contact')
  await page.getByLabel('Your Name').fill('Asha')
  await page.getByLabel('Your Email').fill('asha@example.in')
  await page.getByLabel('Your Question').fill('Permits')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss()
      resolve(dialog.type())
    })
  })
  await page.evaluate(() => location.reload())
  expect(await asked).toBe('beforeunload')
  await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
})

test('a form that was invalid at an early press is not sent later', async ({ page }) => {
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: {} }))
  const release = await openWithoutCode(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Your Name')).toBeFocused()
  // The form is valid by now, so the browser's validation would not stop a repeated press.
  await page.getByLabel('Your Name').fill('Asha')
  await page.getByLabel('Your Email').fill('asha@example.in')
  await page.getByLabel('Your Question').fill('Permits')
  release()
  await alive(page)
  await passInPage(page, 500)
  const form = page.getByRole('main').getByRole('form')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await expect(form.getByRole('status')).toBeEmpty()
})

test('a link pressed early is followed without a page load when the code loads within a second', async ({
  page,
}) => {
  // The page's clock is stopped, so that the code loads within the second that the link waits.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const release = await openWithoutCode(page, '/')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'See More Tours' }).click()
  release()
  await expect(page).toHaveURL('/grid-right-sidebar')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a link pressed early is followed with a page load when the code does not load', async ({
  page,
}) => {
  await openWithoutCode(page, '/')
  await page.getByRole('link', { name: 'See More Tours' }).click()
  await expect(page).toHaveURL('/grid-right-sidebar')
})

test('a link that was followed before hydration is not followed again after Back', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/')
  const link = page.getByRole('link', { name: 'See More Tours' })
  await page.route('/grid-right-sidebar', (route) => setTimeout(() => route.continue(), 2000))
  const leaving = page.waitForRequest('/grid-right-sidebar')
  await link.click()
  await leaving
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/grid-right-sidebar')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('of two links that were pressed early, the code follows only the second', async ({ page }) => {
  const release = await openWithoutCode(page, '/')
  const entries = await page.evaluate(() => history.length)
  await pressTwoLinks(page)
  release()
  await expect(page).toHaveURL('/contact')
  await alive(page)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('of two links that were pressed early, the second is followed', async ({ page }) => {
  await openWithoutCode(page, '/')
  await pressTwoLinks(page)
  await expect(page).toHaveURL('/contact')
})

test('going back before the code has come loads the page of that address', async ({ page }) => {
  await page.goto('/grid')
  await alive(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Turtuk/ })
    .first()
    .click()
  await expect(page).toHaveTitle(/Turtuk/)
  const release = await hold(page, /\/assets\/react-/)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle(/^Tour Packages/)
  release()
  await alive(page)
  await expect(page).toHaveURL('/grid')
})

test('going back within a page before the code has come loads nothing', async ({ page }) => {
  await openWithoutCode(page, '/helpcenter-faqs')
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
  await page.evaluate(() => {
    location.hash = 'payments'
  })
  for (const way of ['goBack', 'goForward', 'goBack'] as const) await page[way]()
  await expect(page).toHaveURL('/helpcenter-faqs')
  expect(loaded).toEqual([])
})

test('code that loads before the whole HTML waits for the rest of the HTML', async ({ page }) => {
  const { address, close } = await siteInTwoHalves('/contact', 'Your Question')
  await page.goto(address, { waitUntil: 'commit' })
  // The first touch starts the code.
  await page.getByLabel('Your Name').fill('Asha')
  await alive(page)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
  close()
})

test.describe('what is far below the first screen', () => {
  const footer = (page: Page) => page.getByRole('contentinfo').getByRole('heading').first()

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await alive(page)
    expect(await isHydrated(footer(page))).toBe(false)
  })

  test('is hydrated when it comes near the screen', async ({ page }) => {
    await footer(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isHydrated(footer(page))).toBe(true)
  })

  test('works at the first press of a script or a screen reader, which does not scroll', async ({
    page,
  }) => {
    await page.evaluate(() => Object.assign(window, { same: true }))
    const link = page.getByRole('link', { name: 'See More Tours' })
    await link.evaluate((a: HTMLAnchorElement) => a.click())
    await expect(page).toHaveURL('/grid-right-sidebar')
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('submits no static form, even if a script does so before anything else', async ({
    page,
  }) => {
    const newsletter = page.getByRole('form', { name: 'Newsletter' })
    const isPrevented = await newsletter.evaluate((form: HTMLFormElement) => {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      form.dispatchEvent(submit)
      return submit.defaultPrevented
    })
    expect(isPrevented).toBe(true)
  })
})

test('a static form below the first screen that is sent early stays, with what was typed', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/blog-detail/1')
  const comments = page.getByRole('form', { name: 'Leave A Comment' })
  await comments.getByLabel('Name').fill('Asha')
  await comments.getByLabel('Name').press('Enter')
  await page.evaluate(() => scrollTo(0, 0))
  release()
  await alive(page)
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  await expect(page).toHaveURL('/blog-detail/1')
  await expect(comments.getByLabel('Name')).toHaveValue('Asha')
})

test.describe('code that does not load', () => {
  test.use({ expectedConsole: /net::ERR|dynamically imported module/ })

  for (const file of ['index', 'contact-page']) {
    test(`leaves the page unchanged, shows a message and offers to reload (${file})`, async ({
      page,
    }) => {
      const files = new RegExp(`/assets/${file}-.*\\.js`)
      let areLost = true
      await page.route(files, (route) => (areLost ? route.abort() : route.continue()))
      await page.goto('/contact')
      await page.getByLabel('Your Name').fill('Asha')
      const lost = page.getByRole('alert')
      await expect(lost).toContainText('Parts of this page did not arrive.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
      await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
      // Not sooner, because the pointer on its way to the link loads the code again.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) areLost = false
      })
      await lost.getByRole('link', { name: 'Reload' }).click()
      await alive(page)
      await expect(lost).toBeHidden()
    })
  }
})

/** A proxy of the site that pauses one page's HTML for three seconds before given words. */
async function siteInTwoHalves(path: string, words: string) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${process.env.SITE_URL}${url}`)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (url !== path) return response.end(body)
    const middle = body.indexOf(words)
    response.write(body.subarray(0, middle))
    return setTimeout(() => response.end(body.subarray(middle)), 3000)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}${path}`, close: () => server.close() }
}

/** React keeps its data of an element in a property of the element. */
function isHydrated(element: Locator) {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
}

/** Presses the mouse button on an element, without releasing it. */
async function holdDown(page: Page, element: Locator) {
  await element.hover()
  await page.mouse.down()
}

function scriptsOf(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url())
  })
  return urls
}

/** In one task, because the first link is followed after a second. */
function pressTwoLinks(page: Page) {
  return page.evaluate(() => {
    for (const address of ['/grid-right-sidebar', '/contact'])
      document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
  })
}
