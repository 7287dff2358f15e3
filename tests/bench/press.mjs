// Measures how long a press takes on a phone with a processor four times slower: from the finger to the next paint, as
// the browser's Event Timing reports it (https://www.w3.org/TR/event-timing/).

import { withBrowser } from '../../scripts/with-browser.mjs'
import { serve } from '../suite/serve.mjs'
import { median } from './median.mjs'

/** How much slower the processor is. */
const SLOWER = 4

/** The phone of the measurements. */
const phoneDevice = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/** In milliseconds: the shortest duration that Event Timing reports. */
const SHORTEST = 16

/**
 * Opens the menu of Home, each round in a page loaded anew.
 * @param {number} rounds
 * @returns {Promise<number>} the median in milliseconds
 */
export async function pressTime(rounds) {
  const url = await serve()
  return withBrowser(async (browser) => {
    const durations = []
    for (let round = 1; round <= rounds; round++) durations.push(await timeOfMenu(browser, url))
    return median(durations)
  })
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function timeOfMenu(browser, url) {
  const page = await browser.newPage(phoneDevice)
  await page.goto(url)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(observe)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await painted(page)
  const durations = await page.evaluate(pressDurations)
  await page.close()
  return Math.max(SHORTEST, ...durations)
}

/** Runs in the page. Gives the window a function for the longest event of each press since its last call. */
function observe() {
  /** @type {Map<number, number>} */
  const presses = new Map()
  /** @param {PerformanceEntryList} entries */
  const read = (entries) => {
    for (const entry of entries) {
      const { interactionId = 0 } = /** @type {{ interactionId?: number }} */ (entry)
      if (interactionId === 0) continue
      presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, entry.duration))
    }
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  const options = { type: 'event', durationThreshold: 16 }
  observer.observe(options)
  Object.assign(window, {
    pressDurations() {
      read(observer.takeRecords())
      const durations = [...presses.values()]
      presses.clear()
      return durations
    },
  })
}

/** Runs in the page, after `observe`: the durations of the presses since the last call, in milliseconds. */
function pressDurations() {
  const observed = /** @type {Window & { pressDurations?: () => number[] }} */ (window)
  return observed.pressDurations?.() ?? []
}

/**
 * Waits until Event Timing has reported the last paint: two frames and a task.
 * @param {import('@playwright/test').Page} page
 */
function painted(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  )
}
