import { expect, passInPage, requestsOf, test } from '../browser/visitor.ts'

test('1, 2.9, 3, 7 the lock screen’s form sends nothing', async ({ page }) => {
  await page.goto('/lock-screen')
  const form = page.getByRole('form', { name: 'Lock screen' })
  await expect(form.locator('[required]')).toHaveCount(2)
  const [password, remember] = [
    form.getByLabel('Password', { exact: true }),
    form.getByLabel('Remember me'),
  ]
  const button = form.getByRole('button', { name: 'Login / Sign in', exact: true })
  const requests = requestsOf(page)
  await button.click()
  await expect(password, 'stopped by the browser').toBeFocused()
  await password.fill('a secret of mine')
  await button.click()
  await expect(remember, 'stopped by the browser').toBeFocused()
  await remember.check()
  await button.click()
  await password.press('Enter')
  await passInPage(page, 200)
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/lock-screen')
  await expect(password).toHaveValue('a secret of mine')
})

test('2.9 the back button floats while the picture is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await page.goto('/signup')
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' })
  const top = () => back.evaluate((link) => link.getBoundingClientRect().top)
  const before = await top()
  await page.evaluate(() => window.scrollTo(0, 150))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150)
  // The button has moved less than the page and is still in the window.
  await expect.poll(top).toBeGreaterThan(before - 150)
  expect(await top()).toBeGreaterThan(0)
})
