// What a visitor does while the page's code is on the way: the rarer cases (docs/decisions/010).

import { tours } from '../../web/src/content/catalogue.ts'
import { faqs } from '../../web/src/content/compiled/questions.ts'
import { HIGHEST_PRICE, LOWEST_PRICE } from '../../web/src/content/labels.ts'
import { tourPath } from '../../web/src/routes.ts'
import { hold, openHolding, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, passInPage, test } from '../browser/visitor.ts'

test('checkboxes and prices that were changed early keep their values', async ({ page }) => {
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  await page.getByLabel('Paris').check()
  await page.getByRole('spinbutton', { name: LOWEST_PRICE }).fill('95')
  release()
  await alive(page)
  await expect(page.getByLabel('Paris')).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: LOWEST_PRICE })).toHaveValue('95')
  await expect(page.getByRole('slider', { name: LOWEST_PRICE })).toHaveValue('95')
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

test('no code is requested before the page has loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const release = await openHolding(page, '/blog-detail/1', /\/pictures\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await passInPage(page, 100)
  expect(scripts).toEqual([])
  const started = page.waitForRequest(/\/assets\/index-.*\.js/)
  release()
  await started
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

test('an early price is rounded as a later one, and may be above the former highest price', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  const lowest = page.getByRole('spinbutton', { name: LOWEST_PRICE })
  const highest = page.getByRole('spinbutton', { name: HIGHEST_PRICE })
  await highest.fill('400')
  await lowest.fill('302')
  await lowest.press('Tab')
  release()
  await alive(page)
  await expect(lowest).toHaveValue('300')
  await expect(highest).toHaveValue('400')
})

test('a press that lasts while the page is hydrated opens the link of a tour', async ({ page }) => {
  const release = await openWithoutCode(page, '/grid-left-sidebar')
  const { id, title } = tours[0]!
  await page.getByRole('heading', { name: title }).getByRole('link').hover()
  await page.mouse.down()
  release()
  await alive(page)
  await passInPage(page, 500)
  await page.mouse.up()
  await expect(page).toHaveURL(tourPath(id))
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

test('what is far below the first screen works at the first press of a script or a screen reader, and sends no static form', async ({
  page,
}) => {
  await page.goto('/')
  await alive(page)
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  const isPrevented = await newsletter.evaluate((form: HTMLFormElement) => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(submit)
    return submit.defaultPrevented
  })
  expect(isPrevented).toBe(true)
  await page.evaluate(() => Object.assign(window, { same: true }))
  const link = page.getByRole('link', { name: 'See More Tours' })
  await link.evaluate((a: HTMLAnchorElement) => a.click())
  await expect(page).toHaveURL('/grid-right-sidebar')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
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
