// Measures how long a press takes on an emulated phone, four times slower than this machine: from the finger to the
// next paint, as the browser reports by Event Timing (https://www.w3.org/TR/event-timing/).

import { withBrowser } from '../../scripts/with-browser.mjs'
import { serve } from '../suite/serve.mjs'
import { median } from './median.mjs'

const PHONE = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/**
 * Presses the menu button of Home, each round in a new page.
 * @param {number} rounds
 * @returns {Promise<number>} the median in milliseconds
 */
export async function pressTime(rounds) {
  const url = await serve()
  return withBrowser(async (browser) => {
    const durations = []
    for (let round = 1; round <= rounds; round++) {
      const page = await browser.newPage(PHONE)
      await page.goto(url)
      await page.locator('html[data-alive]').waitFor()
      await page.waitForLoadState('networkidle')
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const duration = page.evaluate(longestEvent)
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      durations.push(await duration)
      await page.close()
    }
    return median(durations)
  })
}

/**
 * Runs in the page: the duration of the longest event of the next press, in milliseconds. It is 16 if all events are
 * shorter, because Event Timing reports none below 16.
 * @returns {Promise<number>}
 */
function longestEvent() {
  return new Promise((resolve) => {
    let longest = 16
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    })
    observer.observe(/** @type {object} */ ({ type: 'event', durationThreshold: 16 }))
    const end = () => resolve(longest)
    // Two frames and 100 ms leave the browser time to paint and to report the event.
    const afterPaint = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end, 100)))
    addEventListener('click', afterPaint, { once: true })
  })
}
