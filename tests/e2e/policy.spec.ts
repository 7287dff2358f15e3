// The Content-Security-Policy of a page's head and of Hosting's header.

import { expect, test } from '../browser/visitor.ts'

test.use({ expectedConsole: /Content Security Policy/ })

test('an added script, style, frame or film does not run', async ({ page }) => {
  await page.goto('/contact')
  const refused = await page.evaluateHandle(() => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    )
    const add = (tag: string, fields: object) =>
      document.body.append(Object.assign(document.createElement(tag), fields))
    add('script', { textContent: 'window.injected = true' })
    add('style', { textContent: 'body { display: none }' })
    add('iframe', { src: 'https://evil.example' })
    add('video', { src: 'https://evil.example/film.mp4' })
    return directives
  })
  await expect
    .poll(async () => (await refused.jsonValue()).sort())
    .toEqual(['frame-src', 'media-src', 'script-src-elem', 'style-src-elem'])
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  await expect(page.locator('body')).toBeVisible()
})
