// The help centre of spec 2.8.

import { alive, expect, passInPage, requestsOf, test } from '../browser/visitor.ts'
import { GUIDE_GROUPS } from '../suite/spec-lists.ts'

const ANCHORS = ['Buying', 'General', 'Payments', 'Support']

test('the help centre has a search box, topic cards, first steps and a link to the support form', async ({
  page,
}) => {
  await page.goto('/helpcenter')
  await expect(page.getByRole('search').getByRole('searchbox')).toBeVisible()
  const cards = page.getByRole('main').getByRole('article').getByRole('link')
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/helpcenter-faqs', '/helpcenter-guides', '/helpcenter-support'])
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await page.getByRole('link', { name: 'Contact support' }).click()
  await expect(page).toHaveURL('/helpcenter-support')
})

test('the search box keeps the typed text, and the address does not change', async ({ page }) => {
  await page.goto('/helpcenter')
  await alive(page)
  const box = page.getByRole('searchbox', { name: 'Search the help centre' })
  await box.fill('deposit')
  await box.press('Enter')
  await passInPage(page, 200)
  await expect(page).toHaveURL('/helpcenter')
  await expect(box).toHaveValue('deposit')
})

test('the questions are in four sections, each with an anchor', async ({ page }) => {
  await page.goto('/helpcenter-faqs')
  const links = page.getByRole('navigation', { name: 'Questions' }).getByRole('link')
  await expect(links).toHaveText(ANCHORS)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(ANCHORS)
  for (const name of ANCHORS) {
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(`/helpcenter-faqs#${name.toLowerCase()}`)
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport()
  }
})

test('an address with an anchor opens at its section, below the bar', async ({ page }) => {
  await page.goto('/helpcenter-faqs#payments')
  const heading = page.getByRole('heading', { name: 'Payments' })
  await expect(heading).toBeInViewport()
  const belowTheBar = async () => {
    const bar = await page.getByRole('banner').first().boundingBox()
    const box = await heading.boundingBox()
    return box && bar && box.y - (bar.y + bar.height)
  }
  await expect.poll(belowTheBar).toBeGreaterThanOrEqual(0)
})

test('in a section one question is open at a time, initially the first question', async ({
  page,
}) => {
  await page.goto('/helpcenter-faqs')
  await alive(page)
  const questions = page.locator('#general details')
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(1).locator('summary').press('Enter')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(page.locator('#buying details[open]')).toHaveCount(1)
})

test('one question is open at a time in a browser that ignores the name of <details>', async ({
  page,
}) => {
  await page.goto('/helpcenter-faqs')
  await alive(page)
  const questions = page.locator('#general details')
  await questions.evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name')
  })
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})

test('the guides are in seven groups, each with topics that are not links', async ({ page }) => {
  await page.goto('/helpcenter-guides')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(GUIDE_GROUPS)
  for (const name of GUIDE_GROUPS) {
    const group = page.locator('section').filter({ has: page.getByRole('heading', { name }) })
    const topics = group.getByRole('listitem').getByRole('link')
    expect(await topics.count()).toBeGreaterThan(2)
    await expect(topics.first()).toHaveAttribute('aria-disabled', 'true')
  }
})

test('a support request asks for name, email, subject and comments, and sends nothing', async ({
  page,
}) => {
  await page.goto('/helpcenter-support')
  const form = page.getByRole('form', { name: 'Support request' })
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@traveller.example')
  await form.getByLabel('Comments').fill('Where is my bike?')
  await form.getByLabel('Subject').fill('A bike')
  const requests = requestsOf(page)
  await form.getByLabel('Subject').press('Enter')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await passInPage(page, 200)
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/helpcenter-support')
  await expect(form.getByLabel('Subject')).toHaveValue('A bike')
  await expect(form.getByLabel('Comments')).toHaveValue('Where is my bike?')
})

test('a support request needs a valid e-mail address', async ({ page }) => {
  await page.goto('/helpcenter-support')
  const email = page.getByRole('form', { name: 'Support request' }).getByLabel('Email')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(email).toBeFocused()
})
