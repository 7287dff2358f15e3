// Measures how long presses take on a phone with a processor four times slower: from the finger to the next
// paint, as the browser's Event Timing reports it (https://www.w3.org/TR/event-timing/).

import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/setup/chromium.mjs'
import { benchPages } from './limits.mjs'
import { median } from './median.mjs'
import { serve } from './serve.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * `before` prepares the page without being measured; `done` resolves when the page shows the result.
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {(page: Page) => Locator} target
 * @property {(page: Page) => Promise<unknown>} [before]
 * @property {(page: Page) => Promise<unknown>} done
 */
/** @typedef {Record<string, { median: number, longest: number }>} Presses milliseconds */

const SLOWER = 4
/** In milliseconds: the shortest duration that Event Timing reports. */
const SHORTEST = 16

/** @type {readonly Interaction[]} */
const interactions = [
  {
    name: 'theme',
    path: benchPages.home,
    target: (page) => page.getByRole('button', { name: 'Dark theme' }),
    done: (page) => page.getByRole('button', { name: 'Light theme' }).waitFor(),
  },
  {
    name: 'direction',
    path: benchPages.home,
    target: (page) => page.getByRole('button', { name: 'RTL' }),
    done: (page) => page.getByRole('button', { name: 'LTR' }).waitFor(),
  },
  {
    name: 'menu',
    path: benchPages.home,
    target: menuButton,
    done: (page) => page.getByRole('navigation', { name: 'Main' }).waitFor(),
  },
  {
    name: 'profile menu',
    path: benchPages.home,
    before: (page) => menuButton(page).tap(),
    target: (page) => page.getByRole('button', { name: 'Profile menu' }),
    done: (page) => page.getByRole('link', { name: 'Logout' }).waitFor(),
  },
  {
    name: 'accordion',
    path: benchPages.home,
    target: (page) => page.locator('summary').nth(2),
    done: (page) => page.locator('details').nth(2).locator('p').waitFor(),
  },
  {
    name: 'carousel',
    path: benchPages.home,
    target: (page) => page.getByRole('button', { name: 'Next slide' }),
    done: (page) => painted(page),
  },
  {
    name: 'lightbox',
    path: benchPages.tour,
    target: (page) => page.getByRole('region', { name: 'Pictures' }).getByRole('button').first(),
    done: (page) => page.getByRole('button', { name: 'Close lightbox' }).waitFor(),
  },
  {
    name: 'link, fetched before',
    path: benchPages.home,
    before: async (page) => {
      await tourLink(page).dispatchEvent('touchstart')
      await page.waitForLoadState('networkidle')
    },
    target: tourLink,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Leh to Leh' }).waitFor(),
  },
]

/**
 * Each round loads the page of each interaction anew.
 * @param {number} rounds
 * @returns {Promise<Presses>}
 */
export async function interactionTimes(rounds) {
  const url = await serve()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  /** @type {Presses} */
  const times = {}
  try {
    for (const interaction of interactions) {
      const durations = []
      for (let round = 1; round <= rounds; round++) {
        durations.push(await durationOf(interaction, browser, url))
      }
      times[interaction.name] = { median: median(durations), longest: Math.max(...durations) }
    }
  } finally {
    await browser.close()
  }
  return times
}

/**
 * @param {Interaction} interaction
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function durationOf({ path, before, target, done }, browser, url) {
  const page = await browser.newPage({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(url + path)
  await page.locator('html[data-alive]').waitFor()
  if (path === benchPages.home) await page.locator('[aria-controls]:enabled >> nth=-1').waitFor()
  await page.waitForLoadState('networkidle')
  await before?.(page)
  await target(page).scrollIntoViewIfNeeded()
  await painted(page)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(observe, SHORTEST)
  await target(page).tap()
  await done(page)
  await painted(page)
  const longest = await page.evaluate(() => /** @type {any} */ (window).longestEvent())
  await page.close()
  return longest
}

/**
 * Runs in the page. Gives the window a function for the longest event of a press so far.
 * @param {number} shortest
 */
function observe(shortest) {
  let longest = shortest
  /** @param {PerformanceEntryList} entries */
  const read = (entries) => {
    for (const entry of entries) {
      const { interactionId = 0 } = /** @type {{ interactionId?: number }} */ (entry)
      if (interactionId > 0) longest = Math.max(longest, entry.duration)
    }
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  const options = { type: 'event', durationThreshold: shortest }
  observer.observe(options)
  Object.assign(window, {
    longestEvent() {
      read(observer.takeRecords())
      return longest
    },
  })
}

/**
 * Two frames and a task later, Event Timing has reported what was painted.
 * @param {Page} page
 */
function painted(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  )
}

/** @param {Page} page */
function menuButton(page) {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

/** @param {Page} page */
function tourLink(page) {
  return page.locator('a[href^="/tour-detail-one/"]').first()
}
