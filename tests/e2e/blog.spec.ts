import { pictures } from '../../web/src/content/pictures.ts'
import { expect, test } from '../browser/visitor.ts'

const UNKNOWN = ['/blog-detail', '/blog-detail/0', '/blog-detail/two-nights-in-leh']

test('2.1, 2.11 unknown numbers show the same default article', async ({ page }) => {
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
