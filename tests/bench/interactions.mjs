// Measures how long presses take on a phone with a processor four times slower: from the finger to the next
// paint, as the browser's Event Timing reports it (https://www.w3.org/TR/event-timing/).

import { setTimeout as wait } from 'node:timers/promises'
import { withBrowser } from '../../scripts/with-browser.mjs'
import { press, scrub } from './limits.mjs'
import { median } from './median.mjs'
import { benchPages } from './pages.mjs'
import { observe, painted, phoneDevice, pressDurations, SHORTEST, SLOWER } from './press.mjs'
import { serve } from './serve.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * `before` prepares the page without being measured; `done` resolves when the page shows the result. `act` takes the
 * place of a tap, and its figure is the 98th percentile of its presses. `most` is the limit in milliseconds.
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {(page: Page) => Locator} target
 * @property {(page: Page) => Promise<unknown>} [before]
 * @property {(target: Locator) => Promise<number>} [act] resolves with the number of presses
 * @property {(page: Page) => Promise<unknown>} done
 * @property {number} [most]
 */
/** @typedef {Record<string, { median: number, longest: number, most: number }>} Presses milliseconds */

/** A held key repeats 30 times a second. */
const REPEAT_MS = 33

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
    before: async (page) => {
      await page.getByRole('button', { name: 'Next slide' }).scrollIntoViewIfNeeded()
      await page.locator('.react-multi-carousel-track').first().waitFor()
    },
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
  {
    name: 'rider on the map, 60 keys',
    path: benchPages.tour,
    before: async (page) => {
      await page.getByRole('img', { name: /^Map of the road/ }).scrollIntoViewIfNeeded()
      await rider(page).waitFor()
    },
    target: rider,
    act: (target) => keys(target, 60),
    done: (page) => painted(page),
    most: scrub,
  },
]

/**
 * Each round loads the page of each interaction anew.
 * @param {number} rounds
 * @returns {Promise<Presses>}
 */
export async function interactionTimes(rounds) {
  const url = await serve()
  /** @type {Presses} */
  const times = {}
  await withBrowser(async (browser) => {
    for (const interaction of interactions) {
      const durations = []
      for (let round = 1; round <= rounds; round++) {
        durations.push(await durationOf(interaction, browser, url))
      }
      times[interaction.name] = {
        median: median(durations),
        longest: Math.max(...durations),
        most: interaction.most ?? press,
      }
    }
  })
  return times
}

/**
 * @param {Interaction} interaction
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function durationOf({ path, before, target, act, done }, browser, url) {
  const page = await browser.newPage(phoneDevice)
  await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(url + path)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  await before?.(page)
  await target(page).scrollIntoViewIfNeeded()
  await painted(page)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(observe)
  const presses = await (act ?? tap)(target(page))
  await done(page)
  await painted(page)
  const durations = await page.evaluate(pressDurations)
  await page.close()
  return slowestBut2Percent(durations, presses)
}

/**
 * The 98th percentile. Event Timing leaves out the shortest presses.
 * @param {number[]} durations
 * @param {number} presses
 */
function slowestBut2Percent(durations, presses) {
  const sorted = durations.toSorted((a, b) => b - a)
  return sorted[Math.floor(presses * 0.02)] ?? SHORTEST
}

/** @param {Locator} target */
async function tap(target) {
  await target.tap()
  return 1
}

/**
 * Presses a key as often as a held key repeats.
 * @param {Locator} target
 * @param {number} count
 */
async function keys(target, count) {
  await target.focus()
  for (let key = 0; key < count; key++) {
    await target.press('ArrowRight')
    await wait(REPEAT_MS)
  }
  return count
}

/** @param {Page} page */
function rider(page) {
  return page.getByRole('slider', { name: 'Place of the rider on the road' })
}

/** @param {Page} page */
function menuButton(page) {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

/** @param {Page} page */
function tourLink(page) {
  return page.locator('a[href^="/tour-detail-one/"]').first()
}
