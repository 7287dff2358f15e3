// Spec 2.11: the two lists of articles, and the article.

import type { Page } from '@playwright/test'
import { type Block, posts } from '../../web/src/content/blog.ts'
import { pictures } from '../../web/src/content/pictures.ts'
import { axeProblems } from '../browser/axe.ts'
import {
  alive,
  expect,
  expectNoOverflow,
  passInPage,
  requestsOf,
  test,
} from '../browser/visitor.ts'

const UNKNOWN = [
  '/blog-detail',
  '/blog-detail/12345',
  '/blog-detail/0',
  '/blog-detail/two-nights-in-leh',
]

test('the grid shows every article with a link to its own address', async ({ page }) => {
  await page.goto('/blogs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
  await expect(teasers(page)).toHaveCount(posts.length)
  for (const [index, { id, title, desc, tag }] of posts.entries()) {
    const teaser = teasers(page).nth(index)
    await expect(teaser.locator('img')).toHaveAttribute('src', /\/pictures\/post-/)
    for (const text of [tag, '5 min read', 'Author', desc]) await expect(teaser).toContainText(text)
    for (const name of [title, 'Read More']) {
      await expect(teaser.getByRole('link', { name })).toHaveAttribute('href', `/blog-detail/${id}`)
    }
  }
})

test('the pager shows five pages, the third current, and does nothing', async ({ page }) => {
  await page.goto('/blogs')
  await alive(page)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toHaveText('12345')
  await expect(pager.locator('[aria-current=page]')).toHaveText('3')
  await pager.getByRole('link', { name: 'Next page' }).click({ force: true })
  await pager.getByText('5').click({ force: true })
  await passInPage(page, 200)
  await expect(page).toHaveURL('/blogs')
  await expect(pager.locator('[aria-current=page]')).toHaveText('3')
})

test('one column shows the same articles, all tagged Travel', async ({ page }) => {
  await page.goto('/blog-standard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
  await expect(teasers(page)).toHaveCount(posts.length)
  for (const [index, { id, title }] of posts.entries()) {
    const teaser = teasers(page).nth(index)
    await expect(teaser.getByText('Travel', { exact: true })).toBeVisible()
    await expect(teaser.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/blog-detail/${id}`,
    )
  }
  const columns = () =>
    teasers(page).evaluateAll(
      (all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size,
    )
  await expect.poll(columns).toBe(1)
})

test('the author’s card names a role and opens the profiles in a new tab', async ({ page }) => {
  await page.goto('/blog-standard')
  const card = page.getByRole('complementary', { name: 'Author' })
  await expect(card.getByText('Content Writer', { exact: true })).toBeVisible()
  for (const name of ['Facebook', 'Instagram']) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

test('an article is found by its number', async ({ page }) => {
  for (const { id, title } of posts) {
    await page.goto(`/blog-detail/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(title))
  }
})

test('an article shows its author, its date and the fixed reading time', async ({ page }) => {
  await page.goto('/blog-detail/1')
  await expect(page.getByRole('term').filter({ hasText: 'Author' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Date' })).toBeVisible()
  await expect(page.getByText(dayOf(posts[0]!.date))).toBeVisible()
  await expect(page.getByText('8 Min Read')).toBeVisible()
})

test('the HTML of an article contains its whole text', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/blog-detail/1')
  const file = `../../web/src/content/compiled/posts/${posts[0]!.slug}.ts`
  const { body }: { body: readonly Block[] } = await import(file)
  for (const block of body) {
    const texts = block.kind === 'list' ? block.items : [block.text]
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text)
  }
  expect(body.length).toBeGreaterThan(3)
  await page.close()
})

test('an address without a number and an unknown number show the same default article', async ({
  page,
}) => {
  const seen: string[] = []
  for (const path of UNKNOWN) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the road')
    await expect(page.getByText('19th June 2024')).toBeVisible()
    await expect(page.getByText('8 Min Read')).toBeVisible()
    await expect(page.getByRole('img', { name: pictures['post-first-ride'].alt })).toBeVisible()
    seen.push((await page.getByRole('main').textContent()) ?? '')
  }
  expect(new Set(seen).size).toBe(1)
})

test('the browser validates the comment form, which sends nothing', async ({ page }) => {
  await page.goto('/blog-detail/2')
  await alive(page)
  const form = page.getByRole('form', { name: 'Leave A Comment' })
  const [email, send] = [
    form.getByLabel('Email'),
    form.getByRole('button', { name: 'Send Message' }),
  ]
  await form.getByLabel('Name').fill('Asha')
  await email.fill('nobody')
  await form.getByLabel('Comments').fill('Which gloves?')
  await send.click()
  await expect(email).toBeFocused()
  await email.fill('asha@example.com')
  const requests = requestsOf(page)
  await send.click()
  await passInPage(page, 200)
  await expect(form.getByLabel('Comments')).toHaveValue('Which gloves?')
  await expect(page).toHaveURL('/blog-detail/2')
  expect(requests).toEqual([])
})

test('the keyboard alone leads from the list to an article, and from there to the next article', async ({
  page,
}) => {
  await page.goto('/blogs')
  await alive(page)
  await page.getByRole('link', { name: posts[0]?.title ?? '' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/blog-detail/${posts[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: posts[1]?.title ?? '' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[1]?.title ?? '')
})

test('the first articles follow the last article', async ({ page }) => {
  await page.goto(`/blog-detail/${posts.at(-1)?.id}`)
  const more = page.getByRole('region', { name: 'More articles' })
  await expect(more.getByRole('heading', { level: 3 })).toHaveText(
    posts.slice(0, 3).map(({ title }) => title),
  )
})

for (const path of ['/blogs', '/blog-standard', '/blog-detail', '/blog-detail/9']) {
  test(`${path} is accessible and fits 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    expect(await axeProblems(page, 'main')).toEqual([])
    await expectNoOverflow(page)
  })
}

function teasers(page: Page) {
  return page.getByRole('main').getByRole('article')
}

/** "12th February 2026", with any ending of the day's number. */
function dayOf(date: string): RegExp {
  const [day, month, year] = new Date(date)
    .toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .split(' ')
  return new RegExp(`^${day}(st|nd|rd|th) ${month} ${year}$`)
}
