import { test as base, expect } from '@playwright/test'

type Options = {
  /** Console messages that a test provokes on purpose. */
  expectedConsole: RegExp | null
}

/** Playwright's test, in which a console message, a script error or a failed request is a failure. */
export const test = base.extend<Options>({
  expectedConsole: [null, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = []
    page.on('console', (message) => {
      if (!expectedConsole?.test(message.text())) unexpected.push(message.text())
    })
    // The maps are another company's, and out of reach of a test.
    await page.route(/^https:\/\/(maps|www)\.google\.com\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    )
    page.on('pageerror', (error) => unexpected.push(String(error)))
    await use(page)
    expect(unexpected, 'console messages').toEqual([])
  },
})

export { expect }
