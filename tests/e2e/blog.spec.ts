import { posts } from '../../web/src/content/blog.ts'
import { pictures } from '../../web/src/content/pictures.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const UNKNOWN = ['/blog-detail', '/blog-detail/0', '/blog-detail/two-nights-in-leh']

test('2.1, 2.11 an address without a number and an unknown number show the same default article', async ({
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
