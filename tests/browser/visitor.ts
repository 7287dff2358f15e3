import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { PROFILE_MENU } from 'content/control-labels.ts'

/**
 * Playwright's test, in which a console message or a script error of the test's own page is a failure. Chromium also
 * reports failed requests as console messages. `expectedConsole` matches the messages that a test provokes on purpose.
 */
export const test = base.extend<{ expectedConsole: RegExp | null }>({
  expectedConsole: [null, { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = []
    page.on('console', (message) => {
      // The embedded maps cannot load (playwright.config.ts).
      const isOfMap = new URL(message.location().url, 'about:').hostname.endsWith('.google.com')
      if (!isOfMap && !expectedConsole?.test(message.text())) unexpected.push(message.text())
    })
    page.on('pageerror', (error) => {
      if (!isOfClock(error)) unexpected.push(String(error))
    })
    await use(page)
    expect(unexpected, 'console messages').toEqual([])
  },
})

/** In a reused context the fake clock of the previous test may still throw in a new page (Playwright 1.65). */
function isOfClock({ message, stack = '' }: Error): boolean {
  return message.includes("(reading 'controller')") && !stack.includes('/assets/')
}

export { expect }

/** A test of `npm run test:all` only (playwright.config.ts). */
export const matrix = { tag: '@matrix' }

/** Waits until the page's code runs. On an untouched page the code is fetched when the browser is idle. */
export async function alive(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
}

/** Opens a page, and waits until its code runs. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

/** Opens the menu of a small screen, and the profile menu in it. */
export async function openMenus(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: PROFILE_MENU }).click()
}

/** Shows the page in a theme, a direction or both. */
export function display(page: Page, look: { theme?: 'light' | 'dark'; direction?: 'ltr' | 'rtl' }) {
  return page.evaluate(({ theme, direction }) => {
    const { documentElement } = document
    if (theme) documentElement.dataset.theme = theme
    if (direction) documentElement.dir = direction
  }, look)
}

/** Adds a style sheet, which the page's policy would refuse as an element. */
export function addStyles(page: Page, css: string) {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** Expects that the page is as wide as the window. Waits, because layout follows a resize after a moment. */
export async function expectNoOverflow(page: Page) {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(page.viewportSize()?.width)
}

/** Collects the page's requests that could send data. Left out are files and frames, which may still be loading. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const isFile = ['image', 'font', 'script', 'stylesheet'].includes(request.resourceType())
    if (!isFile && request.frame() === page.mainFrame()) requests.push(request.url())
  })
  return requests
}

/** Waits some milliseconds on the page's own clock, so that the page's due timers have run. */
export function passInPage(page: Page, milliseconds: number) {
  return page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds)
}

/** Scrolls an element into view and waits until the page has reacted, even with a stopped clock. */
export async function see(place: Locator) {
  // Repeated, because a part above may become higher when its code has loaded.
  await expect(async () => {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(place).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await place.evaluate(async (element) => {
    // Intersection observers are called in this frame, and React renders in a later message event.
    await new Promise<void>((resolve) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe(element)
    })
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}
