// Every form of the specification that sends nothing; tests/e2e/sign-in.spec.ts uses one of them in full.

import type { Page } from '@playwright/test'
import { openWithoutCode } from '../browser/loading.ts'
import { alive, expect, passInPage, requestsOf, test } from '../browser/visitor.ts'

// biome-ignore format: a table
const FORMS = [
  ['/forgot-password',        'Forgot password'],
  ['/lock-screen',            'Lock screen'],
  ['/signup',                 'Signup'],
  ['/user-social',            'Social profile'],
  ['/user-setting',           'Personal Details'],
  ['/user-setting',           'Change Password'],
  ['/helpcenter',             'Search'],
  ['/helpcenter-support',     'Support request'],
  ['/maintenance',            'Subscribe'],
  ['/blog-detail/2',          'Leave A Comment'],
  ['/leh-to-leh-with-turtuk', 'Leave A Comment'],
  ['/contact',                'Newsletter'],
] as const

// biome-ignore format: a table
const TYPED = { text: 'Asha Rawat', email: 'asha@example.com', password: 'a secret of mine', search: 'deposit' }

for (const [path, name] of FORMS) {
  test(`7 ${path}: a valid ${name} form sends nothing and keeps the typed text`, async ({
    page,
  }) => {
    await page.goto(path)
    await alive(page)
    await fill(page, name)
    const requests = requestsOf(page)
    await inputs(page, name).first().press('Enter')
    const button = form(page, name).getByRole('button')
    if (await button.count()) await button.first().click()
    await expectUnchanged(page, path, name)
    expect(requests).toEqual([])
  })
}

for (const [path, name] of FORMS.slice(0, 3)) {
  test(`${path}: the form sends nothing before hydration`, async ({ page }) => {
    const release = await openWithoutCode(page, path)
    await fill(page, name)
    await inputs(page, name).first().press('Enter')
    await expectUnchanged(page, path, name)
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    release()
  })
}

function form(page: Page, name: string) {
  return page.getByRole('form', { name, exact: true })
}

/** The fields that a visitor types text in. */
function inputs(page: Page, name: string) {
  return form(page, name).locator('input:visible:not([type=checkbox], [type=number])')
}

async function fill(page: Page, name: string) {
  for (const input of await inputs(page, name).all()) await input.fill(await textFor(input))
  for (const box of await form(page, name).locator('[type=checkbox][required]').all()) {
    await box.check()
  }
}

async function expectUnchanged(page: Page, path: string, name: string) {
  await passInPage(page, 200)
  await expect(page).toHaveURL(path)
  for (const input of await inputs(page, name).all()) {
    await expect(input).toHaveValue(await textFor(input))
  }
}

async function textFor(input: ReturnType<Page['locator']>): Promise<string> {
  const type = await input.getAttribute('type')
  return TYPED[(type ?? 'text') as keyof typeof TYPED]
}
