// Presses every control of every kind of page, on a phone with a processor four times slower, and measures the
// time to the next paint as Event Timing reports it (https://www.w3.org/TR/event-timing/).

import { withBrowser } from '../../scripts/with-browser.mjs'
import { screens } from './pages.mjs'
import { observe, painted, phoneDevice, pressDurations, SHORTEST, SLOWER } from './press.mjs'
import { serve } from './serve.mjs'

/** @typedef {{ path: string, name: string, ms: number }} Press */

/** What a visitor can press or type into; a link's move is measured by interactions.mjs. */
const CONTROLS =
  'button:enabled, summary, input:not([type=hidden], [type=file]), select, textarea, [role=slider]'

/** @returns {Promise<Press[]>} the slowest first */
export async function controlTimes() {
  const url = await serve()
  /** @type {Press[]} */
  const presses = []
  await withBrowser(async (browser) => {
    for (const path of screens) presses.push(...(await pressesOn(browser, url, path)))
  })
  return presses.sort((a, b) => b.ms - a.ms)
}

/**
 * The value that `share` of the presses do not exceed.
 * @param {readonly Press[]} presses
 * @param {number} share
 */
export function percentile(presses, share) {
  const sorted = presses.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} path
 */
async function pressesOn(browser, url, path) {
  const page = await browser.newPage(phoneDevice)
  await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(url + path)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(observe)
  const controls = await page.locator(CONTROLS).elementHandles()
  /** @type {Press[]} */
  const presses = []
  for (const control of controls) {
    // A press before may have taken the control away, or left the page.
    if (!(await control.isVisible().catch(() => false))) continue
    await control.scrollIntoViewIfNeeded()
    await painted(page)
    await durations(page)
    if (!(await tapped(control))) continue
    await painted(page)
    const name = await control.evaluate(nameOf)
    presses.push({ path, name, ms: Math.max(SHORTEST, ...(await durations(page))) })
    // Closes the menu or the dialog that the press has opened.
    await page.keyboard.press('Escape')
    await painted(page)
  }
  await page.close()
  return presses
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number[]>}
 */
function durations(page) {
  return page.evaluate(pressDurations)
}

/** @param {import('@playwright/test').ElementHandle} control */
async function tapped(control) {
  try {
    await control.tap({ timeout: 3000 })
    return true
  } catch {
    // Another element covers the control.
    return false
  }
}

/** @param {Node} node */
function nameOf(node) {
  const element = /** @type {HTMLElement} */ (node)
  const words =
    element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.innerText
  return `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`
}
